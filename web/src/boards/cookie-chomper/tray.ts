/** The tray as it is drawn: which token lies on which place, and which of them would move. */
import type { Play } from "../../play/play.svelte";

type Facts = Record<string, any>;

export interface Token {
  place: string;
  kind: string;
  /** Its place on the tray, counted from the first that is emptied. */
  spot: number;
  hidden: boolean;
}

export const moving = (facts: Facts): string[] => facts.tokens ?? [];

/** How many lie face down, and how many of those are bandits. */
export function faceDown(play: Play): { kinds: [kind: string, count: number][]; count: number; bandits: number } {
  const kinds = Object.entries<number>(play.facts.stack?.face_down ?? {});
  const sum = (of: [string, number][]): number => of.reduce((all, [, count]) => all + count, 0);
  return { kinds, count: sum(kinds), bandits: sum(kinds.filter(([kind]) => isBandit(kind))) };
}

export const isBandit = (kind: string): boolean => kind.startsWith("bandit");

/** In how many columns so many places lie: three rows of eleven are lower than four of ten. */
export const columns = (places: number): number => (places <= 33 ? 11 : 10);

/** All tokens; those of one place in that place's own order, the lowest first, so that the top one is the one that flies. */
export function tokens(play: Play): Token[] {
  const parts = ["stack.above", "stack.hidden", "stack.below"].map((place) => ({ place, kinds: play.places[place] ?? [] }));
  let spot = emptied(play);
  return parts.flatMap(({ place, kinds }) => {
    const first = spot;
    spot += kinds.length;
    return kinds.map((kind, i) => ({ place, kind, spot: first + kinds.length - 1 - i, hidden: place === "stack.hidden" }));
  });
}

/** How many places are empty: the first ones. */
export function emptied(play: Play): number {
  const { left = 0, places = 0 } = play.facts.stack ?? {};
  return Math.max(0, places - left);
}

/** The places that would be emptied, or filled again, from one on and up to before another. */
export function span(play: Play, facts: Facts): { from: number; to: number; back: boolean } {
  const gone = emptied(play);
  const count = moving(facts).length;
  if ((facts.takes ?? 0) < 0) return { from: Math.max(0, gone - count), to: gone, back: true };
  const end = gone + (play.facts.stack?.left ?? 0);
  return facts.flips % 2 ? { from: end - count, to: end, back: false } : { from: gone, to: gone + count, back: false };
}
