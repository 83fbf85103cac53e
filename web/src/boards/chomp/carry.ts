/** Carrying the land in hand over the board: it snaps to the cells, a little above the finger. */
import type { Action } from "svelte/action";
import { cellAt } from "../../art/cells";
import type { Holding } from "./holding.svelte";

/** A tap that trembles is no drag. */
const TREMBLE = 8;
/** As many pixels above a finger, so that it does not hide the card. */
const ABOVE = 70;

export const carry: Action<HTMLElement, Holding> = (node, held) => {
  let from: { x: number; y: number; id: number; cell: string } | null = null;
  let carried = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || held.ask !== "place" || !held.play.asked) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId, cell: held.at };
    carried = false;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    addEventListener("pointerdown", second, { capture: true });
  }
  /** A second finger: one looks closer, and the land lies where it lay. */
  function second(event: PointerEvent): void {
    if (!from || event.pointerId === from.id) return;
    const { cell } = from;
    up();
    if (!carried) return;
    carried = false;
    if (cell) held.over(cell);
    else held.play.clear();
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== from!.id) return;
    if (!carried && Math.hypot(event.clientX - from!.x, event.clientY - from!.y) < TREMBLE) return;
    carried = true;
    const field = document.querySelector<SVGSVGElement>("svg.land-field");
    const to = field?.getScreenCTM()?.inverse();
    if (!to) return;
    const spot = new DOMPoint(event.clientX, event.clientY - (event.pointerType === "touch" ? ABOVE : 0)).matrixTransform(to);
    const cell = cellAt(Math.max(0, spot.x - 50), Math.max(0, spot.y - 50));
    if (cell !== held.at && cell !== held.wrong) held.over(cell);
  }
  function up(): void {
    if (held.wrong) held.play.why(`cell:${held.wrong}`);
    from = null;
    held.wrong = "";
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    removeEventListener("pointerdown", second, { capture: true });
  }
  /** The click that follows a drag is none. */
  function click(event: Event): void {
    if (!carried) return;
    carried = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => (held = next),
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, { capture: true });
    },
  };
};
