/** Things fly from where they were to where they are; with reduced motion they fade. A tap skips it. */
import { settings } from "../settings.svelte";
import { flights, type Flight, type Places } from "./flights";
import { sound } from "./sound";

/** Where things were before the page changed, and what they looked like. */
export interface Snapshot {
  things: Map<string, { box: DOMRect; copy: HTMLElement }>;
  anchors: Map<string, DOMRect>;
}

const keyOf = (place: string, name: string, at: number): string => `${place}|${name}|${at}`;

/** The things of a board by place, name and number among equal ones, in the order of the page. */
function things(root: ParentNode): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const seen = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing][data-place]")) {
    const { place = "", thing = "" } = element.dataset;
    const kind = `${place}|${thing}`;
    const at = seen.get(kind) ?? 0;
    seen.set(kind, at + 1);
    found.set(keyOf(place, thing, at), element);
  }
  return found;
}

/** Where a place is when none of its things is shown: its anchor, or the seat it belongs to. */
function anchors(root: ParentNode): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-anchor]")) {
    for (const place of (element.dataset.anchor ?? "").split(" ")) found.set(place, element);
  }
  return found;
}

export function snapshot(root: ParentNode): Snapshot {
  const shot: Snapshot = { things: new Map(), anchors: new Map() };
  if (settings.calm) return shot;
  for (const [key, element] of things(root)) shot.things.set(key, { box: element.getBoundingClientRect(), copy: element });
  for (const [place, element] of anchors(root)) shot.anchors.set(place, element.getBoundingClientRect());
  return shot;
}

const GLIDE = "cubic-bezier(.3, .7, .2, 1)";
/** A whole move takes no longer than this. */
const WHOLE = 1500;
const FLY = 360;

export interface Pace {
  /** 2 plays at double speed, where more is waiting. */
  speed?: number;
}

let running: Animation[] = [];

/** Ends what is flying at once. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

/** Shows the way from one view to the next on a page that already shows the next. */
export async function perform(root: ParentNode, before: Snapshot, was: Places, is: Places, { speed = 1 }: Pace = {}): Promise<void> {
  if (settings.calm) {
    fade(root);
    return;
  }
  const all = flights(was, is);
  const shown = things(root);
  const ends = anchors(root);
  const apart = Math.min(80, (WHOLE - FLY) / Math.max(1, all.length)) / speed;
  const arrived = new Set<HTMLElement>();
  const done: Promise<unknown>[] = [];
  all.forEach((flight, i) => {
    const end = shown.get(keyOf(flight.to, flight.is, flight.isAt));
    if (end) arrived.add(end);
    const flown = fly(flight, before, end ?? null, ends, { delay: i * apart, duration: FLY / speed, turn: (i % 5) * 3 - 6 });
    if (flown) done.push(flown);
  });
  for (const [key, element] of shown) {
    const start = before.things.get(key)?.box;
    if (start && !arrived.has(element)) slide(element, start, 260 / speed);
  }
  if (all.length) sound("card");
  await Promise.all(done);
}

function fade(root: ParentNode): void {
  const board = root.querySelector(".board");
  board?.animate?.([{ opacity: 0.6 }, { opacity: 1 }], { duration: 120 });
}

interface Timing {
  delay: number;
  duration: number;
  turn: number;
}

function fly(flight: Flight, before: Snapshot, end: HTMLElement | null, ends: Map<string, HTMLElement>, timing: Timing): Promise<unknown> | null {
  const origin = before.things.get(keyOf(flight.from, flight.was, flight.wasAt));
  const start = origin?.box ?? before.anchors.get(flight.from);
  const goal = (end ?? ends.get(flight.to))?.getBoundingClientRect();
  const look = end ?? origin?.copy;
  if (!start?.width || !goal?.width || !look) return null;
  const size = end ? goal : start;
  const holder = document.createElement("div");
  holder.className = "flight";
  holder.style.cssText = `position:fixed;z-index:40;pointer-events:none;left:${size.left}px;top:${size.top}px;width:${size.width}px;height:${size.height}px`;
  const copy = look.cloneNode(true) as HTMLElement;
  copy.removeAttribute("style");
  copy.classList.remove("can", "picked", "cannot", "hinted");
  for (const name of ["data-thing", "data-place", "data-handle", "id"]) copy.removeAttribute(name);
  copy.style.cssText = "width:100%;height:100%;position:static;margin:0;animation:none";
  copy.inert = true;
  holder.append(copy);
  document.body.append(holder);
  if (end) end.style.visibility = "hidden";
  const center = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [[sx, sy], [gx, gy], [cx, cy]] = [center(start), center(goal), center(size)];
  const arc = Math.min(36, Math.hypot(gx - sx, gy - sy) / 8);
  const shrink = Math.min(1, Math.max(0.35, Math.min(goal.width / size.width, goal.height / size.height)));
  const at = (x: number, y: number, scale: number, turn = 0): string => `translate(${x - cx}px, ${y - cy}px) rotate(${turn}deg) scale(${scale})`;
  const first = origin ? Math.max(0.25, start.width / size.width) : 0.5;
  const last = end ? 1 : shrink;
  const flown = holder.animate(
    [
      { transform: at(sx, sy, first) },
      { transform: at((sx + gx) / 2, (sy + gy) / 2 - arc, (first + last) / 2 + 0.06, timing.turn), offset: 0.5 },
      { transform: at(gx, gy, last), opacity: end ? 1 : 0.4 },
    ],
    { duration: timing.duration, delay: timing.delay, easing: GLIDE, fill: "both" },
  );
  return watch(flown).then(() => {
    holder.remove();
    if (end) end.style.visibility = "";
  });
}

/** What stays in its place but moves aside. */
function slide(element: HTMLElement, start: DOMRect, duration: number): void {
  const end = element.getBoundingClientRect();
  const [dx, dy] = [start.left - end.left, start.top - end.top];
  if (Math.hypot(dx, dy) < 2 || !end.width) return;
  const moved = element.animate([{ translate: `${dx}px ${dy}px`, scale: String(start.width / end.width) }, { translate: "0 0", scale: "1" }], { duration, easing: GLIDE, composite: "accumulate" });
  void watch(moved);
}

function watch(animation: Animation): Promise<unknown> {
  running.push(animation);
  return animation.finished.catch(() => null).then(() => {
    running = running.filter((each) => each !== animation);
  });
}
