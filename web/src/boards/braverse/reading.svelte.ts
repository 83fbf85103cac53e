/** Which card is read: the one under the mouse or with the focus at a desk, a held one on a phone. */
import type { Action } from "svelte/action";

/** As long as this a finger rests on a card that it wants to read, in milliseconds. */
const LONG = 420;
const TREMBLE = 8;

class Reading {
  /** The card by its name in the rules; empty before one was looked at. */
  card = $state("");
  /** Whether it lies open before everything else. */
  open = $state(false);

  show(card: string): void {
    this.card = card;
    this.open = true;
  }
}
export const reading = new Reading();

const cardAt = (target: EventTarget | null): string => {
  const { thing = "" } = (target as Element | null)?.closest?.<HTMLElement>("[data-thing]")?.dataset ?? {};
  return thing === "?" ? "" : thing;
};

/** Whatever lies in here is read by looking at it, or by holding it. */
export const readable: Action<HTMLElement> = (node) => {
  let timer = 0;
  let from: { x: number; y: number } | null = null;
  let held = false;

  function look(event: Event): void {
    const card = cardAt(event.target);
    if (card) reading.card = card;
  }
  function down(event: PointerEvent): void {
    held = false;
    const card = cardAt(event.target);
    if (event.pointerType === "mouse" || !card) return;
    from = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      held = true;
      reading.show(card);
    }, LONG);
  }
  function move(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) stop();
  }
  function stop(): void {
    clearTimeout(timer);
    from = null;
  }
  /** The click that ends a long press is none, and no menu opens. */
  function swallow(event: Event): void {
    if (!held) return;
    held = event.type === "contextmenu";
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  const heard: [string, (event: any) => void, boolean][] = [
    ["pointerover", look, false],
    ["focusin", look, false],
    ["pointerdown", down, true],
    ["pointermove", move, true],
    ["pointerup", stop, true],
    ["pointercancel", stop, true],
    ["click", swallow, true],
    ["contextmenu", swallow, true],
  ];
  for (const [name, hear, capture] of heard) node.addEventListener(name, hear, capture);
  return {
    destroy: () => {
      stop();
      for (const [name, hear, capture] of heard) node.removeEventListener(name, hear, capture);
    },
  };
};
