/** What the board of Braverse reads from a play: sides, attacks on their way, what would be lost and paid. */
import type { Play } from "../../play/play.svelte";
import { say } from "./words";

export const PLACES = ["left", "right"] as const;
export type Place = (typeof PLACES)[number];

export interface Cookie {
  card: string;
  rested: boolean;
  hp: string[];
  under: string[];
}

export interface Side {
  battle: Record<Place, Cookie | null>;
  support: string[];
  rested: string[];
  stage: string | null;
  stage_rested: boolean;
  aside: string[];
  break: string[];
  discard: string[];
  hand: string[];
  set_down: string[];
  top: string[];
  deck: string[];
  bottom: string[];
}

/** What the rules make of a Cookie in battle. */
export interface Worth {
  level: number;
  hp: number;
  strength: number;
  added: number;
  takes: number;
  marks: string[];
}

const SIDE: Side = { battle: { left: null, right: null }, support: [], rested: [], stage: null, stage_rested: false, aside: [], break: [], discard: [], hand: [], set_down: [], top: [], deck: [], bottom: [] };

export const sideOf = (play: Play, seat: string): Side => play.view.sides?.[seat] ?? SIDE;
export const worthOf = (play: Play, seat: string, place: Place): Worth | null => play.facts.seats?.[seat]?.battle?.[place] ?? null;

/** Who is drawn below: oneself, or for those who watch the last seat. */
export const below = (play: Play): string => play.me || "seat1";
export const otherOf = (seat: string): string => (seat === "seat0" ? "seat1" : "seat0");

/** How many equal cards lie before this one. */
export const before = (cards: readonly string[], index: number): number => cards.slice(0, index).filter((card) => card === cards[index]).length;

export interface Attack {
  seat: string;
  from: Place;
  to: Place;
  /** What it would do; nothing while that is not known. */
  damage: number | null;
}

/** The attack that is armed or on its way, if it goes from somewhere to somewhere. */
export function attackOf(play: Play): Attack | null {
  const { armed } = play;
  if (armed?.do === "attack") {
    const { with: from, place: to } = armed.fields as { with: Place; place: Place };
    return { seat: play.me, from, to, damage: (play.foreseen?.facts as Play["facts"] | null)?.attack?.damage ?? worthOf(play, play.me, from)?.strength ?? null };
  }
  const { attack } = play.facts;
  return attack?.from && attack.to ? attack : null;
}

/** How many HP cards of a Cookie would turn by what is armed or on its way. */
export function lostBy(play: Play, seat: string, place: Place): number {
  const dealt = play.eventsAhead.filter((told) => told.event === "damage");
  if (dealt.length) return sum(dealt.filter(({ fields }) => fields.seat === seat && fields.place === place).map(({ fields }) => Number(fields.count)));
  const { damage } = play.factsAhead;
  if (damage?.seat === seat && damage.place === place) return damage.left;
  const attack = play.armed?.do === "attack" ? attackOf(play) : (play.factsAhead.attack as Attack | null);
  return attack && otherOf(attack.seat) === seat && attack.to === place ? (attack.damage ?? 0) : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The support cards that the armed move would rest, by name, as often as they would. */
export const paysWith = (play: Play): string[] => play.eventsAhead.filter((told) => told.event === "pay" && told.fields.seat === play.me).map((told) => String(told.fields.card));

/** A card in words. */
export function cardWords(play: Play, name: string): string {
  const { type, level, hp } = play.looks(name);
  if (!type) return play.label(name);
  return type === "cookie" ? say("cookieWords", { card: play.label(name), level, hp }) : say("cardWords", { card: play.label(name), kind: say(type) });
}

/** A Cookie in battle in words, with its state. */
export function cookieWords(play: Play, seat: string, place: Place, cookie: Cookie): string {
  const worth = worthOf(play, seat, place);
  const words = [say(seat === play.me ? "myCookie" : "theirCookie", { card: play.label(cookie.card), place: say(place) }), say("state", { level: worth?.level ?? 0, hp: cookie.hp.length, strength: worth?.strength ?? 0 })];
  if (cookie.rested) words.push(say("rested"));
  const lost = lostBy(play, seat, place);
  if (lost) words.push(say("wouldLose", { count: Math.min(lost, cookie.hp.length) }));
  return words.join(", ");
}
