/** Things fly from where they were to where they are; with reduced motion they fade. A tap skips it. */
import { settings } from "../settings.svelte";
import { flights, HIDDEN, type Flight, type Places } from "./flights";
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
  /** Whether the page has just come: it is drawn before anything flies over it. */
  fresh?: boolean;
}

let running: Animation[] = [];
/** How often it was skipped: what has not set off by then does not. */
let skips = 0;

/** Ends what is flying at once. */
export function skip(): void {
  skips += 1;
  for (const animation of running) animation.finish();
}

/** Shows the way from one view to the next on a page that already shows the next. */
export async function perform(root: ParentNode, before: Snapshot, was: Places, is: Places, { speed = 1, fresh = false }: Pace = {}): Promise<void> {
  const moved = flights(was, is);
  if (moved.length) sound("card");
  if (settings.calm) {
    fade(root);
    return;
  }
  const shown = things(root);
  const ends = anchors(root);
  // First everything is measured, then everything is changed: else the page is laid out anew for each of them.
  const ways = moved.map((flight) => wayOf(flight, before, shown.get(keyOf(flight.to, flight.is, flight.isAt)) ?? null, ends));
  const arrived = new Set(ways.map((way) => way?.end));
  const asides = [...shown].flatMap(([key, element]) => asideOf(element, arrived.has(element) ? undefined : before.things.get(key)?.box) ?? []);
  const apart = Math.min(80, (WHOLE - FLY) / Math.max(1, ways.length)) / speed;
  for (const way of ways) if (way?.end) way.end.style.visibility = "hidden";
  for (const aside of asides) slide(aside, 260 / speed);
  if (fresh) for (let frame = 0; frame < 3; frame++) await nextFrame();
  const flying = await setOff(ways, apart, FLY / speed);
  await Promise.all(flying.map(({ landed }) => landed));
  // What has landed is shown in its place all at once: the board is painted once more, not once for each.
  for (const way of ways) if (way?.end) way.end.style.visibility = "";
  for (const { holder } of flying) holder.remove();
}

interface Flying {
  holder: HTMLElement;
  landed: Promise<unknown>;
}

/** Those that set off soon are made ready a few at a time: all of a deal at once would hold a frame up. */
const FEW = 4;

async function setOff(ways: readonly (Way | null)[], apart: number, duration: number): Promise<Flying[]> {
  const [begun, skipped] = [performance.now(), skips];
  const flying: Flying[] = [];
  for (const [i, way] of ways.entries()) {
    if (i && i % FEW === 0) await nextFrame();
    if (skips !== skipped) break;
    if (!way) continue;
    const { holder, animation } = fly(way, { delay: Math.max(0, i * apart - (performance.now() - begun)), duration, turn: (i % 5) * 3 - 6 });
    flying.push({ holder, landed: watch(animation) });
  }
  return flying;
}

/** A page that is not seen has no frames: it does not wait for them. */
const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => done());
    setTimeout(done, 100);
  });

function fade(root: ParentNode): void {
  const board = root.querySelector(".board");
  board?.animate?.([{ opacity: 0.6 }, { opacity: 1 }], { duration: 120 });
}

interface Timing {
  delay: number;
  duration: number;
  turn: number;
}

/** From where to where something flies, and what it looks like on the way. */
interface Way {
  start: DOMRect;
  goal: DOMRect;
  look: HTMLElement;
  /** Where it lies then; nowhere, if nothing of its place is shown. */
  end: HTMLElement | null;
  /** How large it is drawn, and where. */
  size: DOMRect;
  /** Whether it was to be seen before, and not only its place. */
  seen: boolean;
}

function wayOf(flight: Flight, before: Snapshot, end: HTMLElement | null, ends: Map<string, HTMLElement>): Way | null {
  const origin = before.things.get(keyOf(flight.from, flight.was, flight.wasAt));
  const start = origin?.box ?? before.anchors.get(flight.from);
  const goal = (end ?? ends.get(flight.to))?.getBoundingClientRect();
  if (!start?.width || !goal?.width) return null;
  const look = end ?? origin?.copy;
  if (look) return { start, goal, look, end, size: end ? goal : start, seen: origin !== undefined };
  // A hidden card between two places of which nothing lies open: its back is enough.
  const middle = around(start);
  return flight.is === HIDDEN ? { start: middle, goal, look: back(), end, size: middle, seen: true } : null;
}

/** The back of a card of any game. */
function back(): HTMLElement {
  const card = document.createElement("i");
  card.className = "flying-back";
  return card;
}

const BACK = { wide: 30, high: 42 };

/** Where a back lies that is in the middle of a place. */
function around({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left + (width - BACK.wide) / 2, top + (height - BACK.high) / 2, BACK.wide, BACK.high);
}

/** A copy that flies: a layer of its own, not seen before it sets off. Only transform and opacity change, so nothing is laid out or painted on the way. */
function fly({ start, goal, look, end, size, seen }: Way, timing: Timing): { holder: HTMLElement; animation: Animation } {
  const holder = document.createElement("div");
  holder.className = "flight";
  holder.style.cssText = `position:fixed;z-index:40;pointer-events:none;opacity:0;will-change:transform,opacity;contain:layout style;left:${size.left}px;top:${size.top}px;width:${size.width}px;height:${size.height}px`;
  const copy = look.cloneNode(true) as HTMLElement;
  copy.removeAttribute("style");
  copy.classList.remove("can", "picked", "cannot", "hinted");
  for (const name of ["data-thing", "data-place", "data-handle", "id"]) copy.removeAttribute(name);
  copy.style.cssText = "width:100%;height:100%;position:static;margin:0;animation:none";
  copy.inert = true;
  holder.append(copy);
  document.body.append(holder);
  const center = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [[sx, sy], [gx, gy], [cx, cy]] = [center(start), center(goal), center(size)];
  const arc = Math.min(36, Math.hypot(gx - sx, gy - sy) / 8);
  const shrink = Math.min(1, Math.max(0.35, Math.min(goal.width / size.width, goal.height / size.height)));
  const at = (x: number, y: number, scale: number, turn = 0): string => `translate(${x - cx}px, ${y - cy}px) rotate(${turn}deg) scale(${scale})`;
  const first = seen ? Math.max(0.25, start.width / size.width) : 0.5;
  const last = end ? 1 : shrink;
  const animation = holder.animate(
    [
      { transform: at(sx, sy, first), opacity: 1 },
      { transform: at((sx + gx) / 2, (sy + gy) / 2 - arc, (first + last) / 2 + 0.06, timing.turn), opacity: 1, offset: 0.5 },
      { transform: at(gx, gy, last), opacity: end ? 1 : 0.4 },
    ],
    { duration: timing.duration, delay: timing.delay, easing: GLIDE, fill: end ? "forwards" : "none" },
  );
  return { holder, animation };
}

/** What stays in its place but moves aside, and how far. */
interface Aside {
  element: HTMLElement;
  dx: number;
  dy: number;
  scale: number;
}

function asideOf(element: HTMLElement, start: DOMRect | undefined): Aside | null {
  if (!start) return null;
  const end = element.getBoundingClientRect();
  if (!end.width) return null;
  const [dx, dy] = [start.left - end.left, start.top - end.top];
  return Math.hypot(dx, dy) < 2 ? null : { element, dx, dy, scale: start.width / end.width };
}

function slide({ element, dx, dy, scale }: Aside, duration: number): void {
  const moved = element.animate([{ translate: `${dx}px ${dy}px`, scale: String(scale) }, { translate: "0 0", scale: "1" }], { duration, easing: GLIDE, composite: "accumulate" });
  void watch(moved);
}

function watch(animation: Animation): Promise<unknown> {
  running.push(animation);
  return animation.finished.catch(() => null).then(() => {
    running = running.filter((each) => each !== animation);
  });
}
