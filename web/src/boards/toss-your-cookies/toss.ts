/** A play of Toss Your Cookies as it is drawn: the phase, the dice, hands, and what lies in the middle. */
import { bakePicture } from "../../art/bakes";
import { chance } from "../../art/chance";
import type { Play } from "../../play/play.svelte";

/** What a seat's facts say. */
export interface SeatFacts {
  short: number;
  best: string | null;
  has: number | null;
  milk: boolean | null;
  distance: number | null;
  waits: boolean;
}

export const factsOf = (play: Play, seat: string): SeatFacts | undefined => play.facts.seats?.[seat];
export const hand = (play: Play, seat: string): string[] => play.places[`hands.${seat}`] ?? [];
export const chosen = (play: Play, seat: string): string[] => play.view.chosen?.[seat] ?? [];
export const phase = (play: Play): string => play.view.phase ?? "";

/** Whether cards are chosen now, by all or by one. */
export const choosing = (play: Play): boolean => ["gift", "pass", "toss"].includes(phase(play));
/** Whether what lies in the middle is grabbed now. */
export const scramble = (play: Play): boolean => ["scramble", "spilt"].includes(phase(play));

export interface Roll {
  action: string;
  number: string;
}

/** What the dice show: this turn's roll, or the one that was just carried out. */
export function rolled(play: Play): Roll | null {
  const { action_die: action, number_die: number } = play.view;
  if (action && number) return { action, number };
  const told = play.moment?.events.findLast((each) => each.event === "roll");
  return told ? { action: String(told.fields.action), number: String(told.fields.number) } : null;
}

/** A card of the catalogue as a picture, with its name as a title. */
export const card = (play: Play, kind: string, seed: number): string => bakePicture(kind, { caption: play.label(kind), seed });

/** Each card with its number among equal ones. */
export const numbered = (cards: readonly string[]): { kind: string; at: number }[] => cards.map((kind, i) => ({ kind, at: cards.slice(0, i).filter((each) => each === kind).length }));

/** What lies at one spot of the table: a card, or a pile of equal ones. */
export interface Lying {
  kind: string;
  at: number;
  /** How many still lie there; none leaves its spot free. */
  count: number;
  letter: string;
}

/** Letters that mean nothing else at a table. */
const LETTERS = "asdfgjkqwertyzxcv";
/** More cards than this lie in piles. */
const APART = 14;

interface Laid {
  cards: readonly string[];
  rolls: number;
}
const laid = new WeakMap<Play, Laid>();

const within = (some: readonly string[], all: readonly string[]): boolean => numbered(some).every(({ kind, at }) => all.filter((each) => each === kind).length > at);

/** What lies in the middle: each card keeps the spot where it landed, whatever is grabbed beside it. */
export function middle(play: Play): Lying[] {
  const now = play.places.middle ?? [];
  const rolls = Number(play.view.rolls ?? 0);
  let before = laid.get(play);
  if (!before || before.rolls !== rolls || !within(now, before.cards)) laid.set(play, (before = { cards: now, rolls }));
  const left = (kind: string): number => now.filter((each) => each === kind).length;
  const spots =
    before.cards.length > APART
      ? [...new Set(before.cards)].map((kind) => ({ kind, at: 0, count: left(kind) }))
      : numbered(before.cards).map(({ kind, at }) => ({ kind, at, count: left(kind) > at ? 1 : 0 }));
  return spots.map((spot, i) => ({ ...spot, letter: LETTERS[i] ?? "" }));
}

export interface Spot {
  x: number;
  y: number;
  tilt: number;
}

/** Where so many cards land: apart, in an order of chance, the same for everyone at the table. */
export function landing(count: number, wide: boolean, seed: number): { rows: number; spots: Spot[] } {
  const rnd = chance(`landing ${seed}`);
  const most = wide ? Math.min(7, Math.max(4, Math.ceil(count / 2))) : count > 12 ? 5 : 4;
  const rows = Math.max(1, Math.ceil(count / most));
  const across = Math.max(2, Math.ceil(count / rows));
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, count - row * across);
    const x = (i % across) + 0.5 + (across - inRow) / 2;
    return { x: (x / across) * 100 + rnd.in(-1.2, 1.2), y: ((row + 0.5) / rows) * 100 + rnd.in(-2, 2), tilt: rnd.in(-10, 10), turn: rnd() };
  });
  return { rows, spots: spots.sort((a, b) => a.turn - b.turn) };
}
