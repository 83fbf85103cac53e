/** Dragging a thing onto a place of the board taps both, and plays if that is a whole move. */
import type { Action } from "svelte/action";
import type { Play } from "./play.svelte";

interface Dragged {
  play: Play;
  handle: string;
  at: number;
}

/** A tap that trembles is no drag. */
const TREMBLE = 10;

export const drag: Action<HTMLElement, Dragged> = (node, given) => {
  let { play, handle, at } = given;
  let from: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !play.asked) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(dx, dy) > TREMBLE) lift();
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 12))}deg)`;
  }
  function lift(): void {
    if (!play.choice.picked(handle, at) && !play.tap(handle, at)) {
      from = null;
      return;
    }
    node.setPointerCapture(from!.id);
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.inert = true;
    ghost.classList.remove("can", "picked");
    ghost.style.cssText = `position:fixed;z-index:50;pointer-events:none;margin:0;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;transition:none`;
    document.body.append(ghost);
    node.style.opacity = "0.35";
  }
  function up(event: PointerEvent): void {
    if (!ghost) {
      from = null;
      return;
    }
    drop(event);
    // The click that follows a drag is none.
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 0);
    letGo();
  }
  function drop(event: PointerEvent): void {
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const onto = below?.closest<HTMLElement>("[data-handle]");
    if (onto === node) return;
    if (onto) {
      const [what, which] = [onto.dataset.handle!, Number(onto.dataset.at ?? 0)];
      if (play.choice.next.has(what)) play.tap(what, which);
      // Where it cannot go it is not played: whatever else is armed by now was not meant.
      else if (!play.choice.picked(what, which)) {
        play.why(what);
        return;
      }
    } else if (!below?.closest(".board")) return;
    if (play.armed) void play.play();
  }
  function swallow(event: Event): void {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  function letGo(): void {
    ghost?.remove();
    ghost = null;
    from = null;
    node.style.opacity = "";
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", letGo);
  return {
    update: (next) => ({ play, handle, at } = next),
    destroy: () => {
      letGo();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", letGo);
    },
  };
};
