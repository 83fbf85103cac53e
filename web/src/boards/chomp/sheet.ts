/** A seat's land as it is drawn: its cards, its herds and what they bring. */
import { place } from "../../art/cells";
import { goalCard, type GoalArt } from "../../art/goals";
import { egg } from "../../art/ground";
import { herd } from "../../art/herds";
import { landCard, type QuarterLooks } from "../../art/land";
import { once, path, picture, wavy } from "../../art/paper";
import type { Play } from "../../play/play.svelte";
import { say } from "./words";

export interface HerdFacts {
  dino: string;
  cells: string[];
  count: number;
  fate: "grazes" | "scavenges" | "hunts" | "stuck" | "eaten" | "starves" | "withers";
  lives: boolean;
  points: number;
  dinos?: string;
}
/** What a seat would score if the play ended. */
export interface Sheet {
  points: number;
  eggs: number;
  goals: { goal: string; points: number }[];
  herds: HerdFacts[];
}
interface Laid {
  land: string;
  at: string;
  turned: number;
}

/** What a quarter shows that shows nothing. */
const BARE = ".";
const NONE: Sheet = { points: 0, eggs: 0, goals: [], herds: [] };
export const sheetOf = (facts: Record<string, any>, seat: string): Sheet => facts.seats?.[seat] ?? NONE;
export const landsOf = (play: Play, seat: string): Laid[] => play.view.lands?.[seat] ?? [];
export const eggsOf = (play: Play, seat: string): string[] => play.view.eggs?.[seat] ?? [];
/** The land that one has taken and not yet laid. */
export const heldBy = (play: Play, seat: string): string => (seat && play.view.turn === seat ? (play.view.held ?? "") : "");

const art = (play: Play, land: string): { id: string; quarters: QuarterLooks[] } => ({ id: land, quarters: play.looks(land).quarters ?? [] });

/** What a land shows, each thing once, by its name without its signs in the terminal. */
export const shownOn = (play: Play, land: string): string[] => [...new Set(art(play, land).quarters.filter(({ shows }) => shows !== BARE).map(({ dino, shows }) => play.label(dino ?? shows).replace(/ \(.*\)$/, "")))];

export const landPicture = (play: Play, land: string, turned = 0): string =>
  once(`chomp ${land} ${turned}`, () => picture(landCard(art(play, land), turned, 0, 0), { box: "0 0 200 204" }));

export function goalPicture(play: Play, goal: string): string {
  const looks = play.looks(goal) as Pick<GoalArt, "family" | "asks" | "points"> & { every: number };
  return picture(goalCard({ ...looks, id: goal, caption: caption(looks) }), { box: "0 0 200 200" });
}
function caption({ family, asks, every }: { family: GoalArt["family"]; asks: string; every: number }): string {
  switch (family) {
    case "most":
      return say("most");
    case "each":
      return every > 1 ? say("every", { count: every }) : say("each");
    case "herds":
      return every > 1 ? `${asks}+ ×${every}` : `${asks}+`;
    case "biggest":
      return `${asks}+`;
    case "types":
      return say("kinds", { count: asks });
    default:
      return say("bones");
  }
}

/** Cards that lie on a land; dinos that do not live are grey. */
export function cardsPicture(play: Play, laid: readonly Laid[], sheet: Sheet): string {
  const cells = new Set(sheet.herds.filter((each) => each.lives).flatMap((each) => each.cells));
  return laid.map(({ land, at, turned }) => landCard(art(play, land), turned, ...place(at), (cell) => cells.has(cell))).join("");
}
export const eggsPicture = (cells: readonly string[]): string =>
  cells
    .map(place)
    .map(([x, y]) => egg(x + 50, y + 48, 0.7))
    .join("");

/** Which herds are not as they were: others, or with another fate. */
export function changes(before: Sheet, after: Sheet): HerdFacts[] {
  const was = new Map(before.herds.map((each) => [each.cells.join(), each]));
  return after.herds.filter((each) => {
    const known = was.get(each.cells.join());
    return known?.fate !== each.fate || known.points !== each.points;
  });
}
export function herdsPicture(before: Sheet, after: Sheet, grow: number): string {
  const changed = new Set(before === after ? [] : changes(before, after));
  return after.herds.map((each) => herd(each, changed.has(each), grow)).join("");
}

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}
/** What cards at these cells take up. */
export function boxOf(cells: readonly string[], margin: number): Box {
  const spots = (cells.length ? cells : ["q17"]).map(place);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, wide: Math.max(...xs) + 200 + margin - x, high: Math.max(...ys) + 200 + margin - y };
}
/** The least box around two. */
export function around(one: Box, other: Box | null): Box {
  if (!other) return one;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, wide: Math.max(one.x + one.wide, other.x + other.wide) - x, high: Math.max(one.y + one.high, other.y + other.high) - y };
}

/** A whole land, small. */
export function smallPicture(play: Play, seat: string): string {
  const laid = landsOf(play, seat);
  const { x, y, wide, high } = boxOf(laid.map((each) => each.at), 10);
  return picture(cardsPicture(play, laid, sheetOf(play.facts, seat)) + eggsPicture(eggsOf(play, seat)), { box: `${x} ${y} ${wide} ${high}` });
}

export const star = picture(path(wavy(50, 50, 44, 9, 0.14), "#ffce3d", `stroke="#b8770a" stroke-width="6"`));
export const eggIcon = picture(egg(50, 54, 1.7));
