/** The wheel turns the land in hand, a quarter for each notch; with Ctrl it looks closer instead. */
import type { Action } from "svelte/action";
import type { Holding } from "./holding.svelte";

/** What a notch scrolls, in pixels: a touchpad adds up to it. */
const NOTCH = 50;
/** Milliseconds after which a touchpad's movement is a new one. */
const PAUSE = 250;

export const wheel: Action<HTMLElement, Holding> = (node, held) => {
  let far = 0;
  let last = 0;

  function roll(event: WheelEvent): void {
    if (event.ctrlKey || !held.holds) return;
    event.preventDefault();
    if (event.timeStamp - last > PAUSE) far = 0;
    last = event.timeStamp;
    far += event.deltaY || event.deltaX;
    if (Math.abs(far) < NOTCH) return;
    held.turn(far < 0);
    far = 0;
  }
  node.addEventListener("wheel", roll, { passive: false });
  return {
    update: (next) => (held = next),
    destroy: () => node.removeEventListener("wheel", roll),
  };
};
