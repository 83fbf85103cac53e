/** What the board of Cover Your Cookies reads from a play. */
import { bakePicture } from "../../art/bakes";
import type { Play } from "../../play/play.svelte";

export interface Duel {
  challenger: string;
  defender: string;
  answers: string;
  flavour: string;
  two: boolean;
  batch: number;
  dough: number;
  plays: { seat: string; cards: string[] }[];
}

/** What a seat's stack is worth. */
export interface Worth {
  dough: number;
  crumbs: number;
  batches: { flavour: string; count: number; dough: number }[];
}

export const duelOf = (play: Play): Duel | null => play.facts.duel ?? null;
export const worthOf = (play: Play, seat: string): Worth => play.facts.seats?.[seat] ?? { dough: 0, crumbs: 0, batches: [] };
export const handOf = (play: Play, seat: string): string[] => play.view.hands?.[seat] ?? [];
export const stackOf = (play: Play, seat: string): string[][] => play.view.stacks?.[seat] ?? [];

export const cardPicture = (play: Play, card: string): string => bakePicture(card, { caption: play.label(card), dough: play.looks(card).dough ?? 0 });

/** How many equal cards lie before this one. */
export const before = (cards: readonly string[], index: number): number => cards.slice(0, index).filter((card) => card === cards[index]).length;

export interface Lying {
  card: string;
  /** Its number among equal ones of the whole discard. */
  at: number;
  last: boolean;
}

/** As many of a pile are seen. */
const SEEN = 4;

/** The discard as it is drawn: the last few of a pile, or each kind of a row that is all open. */
export function discarded(play: Play, spread: boolean): Lying[] {
  const all: string[] = play.view.discard ?? [];
  const reach = (card: string): boolean => play.mark(`discard:${card}`).can || play.choice.picked(`discard:${card}`);
  return all
    .map((card, i) => ({ card, at: before(all, i), last: i === all.length - 1, i }))
    .filter(({ card, i }) => (spread || (i < all.length - SEEN && reach(card)) ? all.lastIndexOf(card) === i : i >= all.length - SEEN));
}

/** Whose top Batch goes to whom if the armed move is made. */
export function passes(play: Play): [from: string, to: string][] {
  const { armed } = play;
  if (armed?.do === "swipe") return [[String(armed.fields?.target), play.me]];
  if (armed?.do === "swap") {
    const [one, other] = [String(armed.fields?.one), String(armed.fields?.other)];
    return [[one, other], [other, one]];
  }
  if (armed?.do !== "rotate") return [];
  return play.eventsAhead.filter((told) => told.event === "pass-batch").map((told) => [String(told.fields.seat), String(told.fields.other)]);
}
