/** Looking closer at a land: two fingers or the wheel with Ctrl zoom, one finger moves what is then too large. */
import type { Action } from "svelte/action";

const CLOSEST = 3;
/** A tap that trembles moves nothing. */
const TREMBLE = 8;
/** So far beyond the edge of the land one can look, in pixels. */
const BEYOND = 40;

/** The field that is looked through, and the land as it lies in it when all of it is seen, in pixels. */
export interface Frame {
  width: number;
  height: number;
  wide: number;
  high: number;
}

export class Panning {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);

  /** Whether one looks closer than at all of it. */
  get close(): boolean {
    return this.zoom > 1;
  }
  fit(): void {
    [this.zoom, this.x, this.y] = [1, 0, 0];
  }
  /** Closer by a factor, while what lies at a point of the field stays there. */
  closer(factor: number, at: { x: number; y: number }, frame: Frame): void {
    const zoom = Math.max(1, Math.min(CLOSEST, this.zoom * factor));
    const [px, py] = [at.x - frame.width / 2, at.y - frame.height / 2];
    this.x = px - (px - this.x) * (zoom / this.zoom);
    this.y = py - (py - this.y) * (zoom / this.zoom);
    this.zoom = zoom;
    this.move(0, 0, frame);
  }
  /** Aside, as far as there is land. */
  move(dx: number, dy: number, { width, height, wide, high }: Frame): void {
    const within = (far: number, land: number, room: number): number => {
      const most = this.close ? Math.max(0, (land * this.zoom - room) / 2 + BEYOND) : 0;
      return Math.max(-most, Math.min(most, far));
    };
    this.x = within(this.x + dx, wide, width);
    this.y = within(this.y + dy, high, height);
  }
}

export interface Looked {
  panning: Panning;
  frame: Frame;
}

export const pan: Action<HTMLElement, Looked> = (node, given) => {
  let { panning, frame } = given;
  const fingers = new Map<number, { x: number; y: number }>();
  let from: { x: number; y: number } | null = null;
  let moved = false;
  /** A single finger on a land that lies there carries it; with a second one both look closer. */
  let carries = false;

  const spot = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    // The first finger of all: what another one left behind is none.
    if (event.isPrimary) fingers.clear();
    if (!fingers.size) {
      moved = false;
      carries = (event.target as Element).closest(".lying") !== null;
    }
    fingers.set(event.pointerId, spot(event));
    from = spot(event);
  }
  function move(event: PointerEvent): void {
    const was = fingers.get(event.pointerId);
    if (!was || !from) return;
    const is = spot(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (carries && !other) {
      fingers.set(event.pointerId, is);
      return;
    }
    if (!moved && !other && Math.hypot(is.x - from.x, is.y - from.y) < TREMBLE) return;
    moved = true;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, is);
    if (other) {
      const far = (at: { x: number; y: number }): number => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
      panning.closer(far(is) / far(was), { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 }, frame);
    }
    const share = other ? 0.5 : 1;
    panning.move((is.x - was.x) * share, (is.y - was.y) * share, frame);
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }
  /** The click that ends a movement is none. */
  function click(event: Event): void {
    if (!moved) return;
    moved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    panning.closer(Math.exp(-event.deltaY / 300), spot(event), frame);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    update: (next) => ({ panning, frame } = next),
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("wheel", wheel);
    },
  };
};
