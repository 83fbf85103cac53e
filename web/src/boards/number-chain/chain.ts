/** The chain as it is drawn: who played what, what it cost, and the curve that it lies on. */
import type { Play } from "../../play/play.svelte";

/** A card of the viewer's own hand, and what playing it now would cost. */
export interface Priced {
  card: string;
  /** Its numbers that are not on the last card: each costs a draw. */
  misses: string[];
  draws: number;
}

export const priced = (play: Play): Priced[] => play.facts.hand ?? [];

export interface Link {
  card: string;
  /** Its place in the whole chain. */
  index: number;
  /** Who played it; empty for the first. */
  seat: string;
  price: number;
}

/** The chain with who played each card: every card after the first is one turn, clockwise. */
export function links(play: Play): Link[] {
  const chain: { card: string; due: number }[] = play.facts.chain ?? [];
  const count = play.seats.length;
  const first = Number(String(play.view.first ?? "seat0").slice(4));
  return chain.map(({ card, due }, index) => ({ card, index, seat: index ? `seat${(first + index - 1) % count}` : "", price: due }));
}

/** The last card of the chain. */
export const lastCard = (play: Play): string => play.view.chain?.at(-1) ?? "";

export const hand = (play: Play, seat: string): string[] => play.view.hands?.[seat] ?? [];

export interface Spot {
  x: number;
  y: number;
  size: number;
  tilt: number;
}

export interface Road {
  curve: string;
  /** From the last card to the place of the next. */
  onward: string;
  next: Spot;
  last: [x: number, y: number];
  big: number;
  least: number;
  /** How high the board is: no card leaves it. */
  high: number;
}

/** The curve across a board of this size; without a place for the next card it ends further on. */
export function road(w: number, h: number, wide: boolean, slot: boolean): Road {
  const tx = wide ? (slot ? 0.67 : 0.76) : slot ? 0.29 : 0.45;
  const at = (x: number, y: number): string => `${(x * w).toFixed(1)} ${(y * h).toFixed(1)}`;
  const last: [number, number] = wide ? [tx * w, 0.5 * h] : [tx * w, 0.725 * h];
  const next: [number, number] = wide ? [0.875 * w, 0.5 * h] : [0.73 * w, 0.725 * h];
  const big = wide ? Math.min(160, h * 0.48, w * 0.17) : Math.min(118, h * 0.29);
  return {
    curve: wide
      ? `M${at(0.175, 0.56)}C${at(0.18, 0)} ${at(0.28, 0.02)} ${at(0.33, 0.46)}S${at(0.47, 1.02)} ${at(0.5, 0.52)}S${at(tx - 0.07, 0.12)} ${at(tx, 0.5)}`
      : `M${at(0.13, 0.14)}C${at(0.35, 0.08)} ${at(0.62, 0.07)} ${at(0.8, 0.12)}C${at(0.99, 0.2)} ${at(0.72, 0.37)} ${at(0.47, 0.365)}C${at(0.2, 0.35)} ${at(-0.04, 0.5)} ${at(tx, 0.725)}`,
    onward: `M${last[0]} ${last[1]}L${next[0]} ${next[1]}`,
    next: { x: next[0], y: next[1], size: big, tilt: 2 },
    last,
    big,
    least: wide ? Math.min(76, big * 0.55) : Math.min(50, big * 0.5),
    high: h,
  };
}

/** Where the cards of a chain lie: they grow towards the last one. */
export function spots(path: SVGPathElement, count: number, { big, least, last, high }: Road): Spot[] {
  const long = path.getTotalLength();
  return Array.from({ length: count }, (_, i) => {
    if (i === count - 1) return { x: last[0], y: last[1], size: big, tilt: 0 };
    const share = i / (count - 1);
    const along = long * share * 0.95;
    const spot = path.getPointAtLength(along);
    const ahead = path.getPointAtLength(Math.min(long, along + 12));
    const size = least + (big * 0.58 - least) * share ** 2;
    const half = size * 0.7 + 12;
    return { x: spot.x, y: Math.max(half, Math.min(high - half, spot.y)), size, tilt: Math.max(-9, Math.min(9, (ahead.y - spot.y) * 0.9)) };
  });
}
