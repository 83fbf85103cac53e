/** Taps narrow the legal moves; when one is left it is armed, and made by the question bar. No game is known here. */
import type { Handles, Offered } from "../client/protocol";

/** By the name of a zone: the places that what is tapped there can lie in. */
export type Zones = Handles["zones"];

/** Taps that belong together because they are in one zone: they come in any order. */
type Step = readonly string[];

interface Way {
  move: Offered;
  steps: readonly Step[];
}

export interface Pick {
  handle: string;
  /** Which of several things with this handle, such as equal cards, was tapped. */
  at: number;
}

/** The zone of the question's own buttons. */
export const BAR = "bar";
export const isBar = (handle: string): boolean => zoneOf(handle) === BAR;

/** The zone of a handle such as `hand:2/3`, and what of it is meant; nothing if the zone itself is. */
export const zoneOf = (handle: string): string => handle.split(":", 1)[0]!;
export const whatOf = (handle: string): string => handle.slice(zoneOf(handle).length + 1);

/** What is tapped for a move, step by step; a move that nothing is said of is a button of the bar. */
export function stepsOf(move: Offered): Step[] {
  const steps: string[][] = [];
  for (const tap of move.taps?.length ? move.taps : [BAR]) {
    const last = steps.at(-1);
    if (last && zoneOf(last[0]!) === zoneOf(tap)) last.push(tap);
    else steps.push([tap]);
  }
  return steps;
}

/** Where what a handle means can lie, and whether that whole place is meant rather than a thing in it. */
export function placesOf(zones: Zones, handle: string, me: string, them: string): { place: string; whole: boolean; what: string }[] {
  const what = whatOf(handle);
  return (zones[zoneOf(handle)] ?? []).map((place) => ({
    place: place.replace("{me}", me).replace("{them}", them).replace("{it}", what),
    whole: !what || place.includes("{it}"),
    what,
  }));
}

/** What may be tapped next to go on with this way; nothing if the picks lead elsewhere. */
function onward(way: Way, picks: readonly Pick[]): string[] | null {
  let step = 0;
  let left = [...(way.steps[0] ?? [])];
  for (const { handle } of picks) {
    const found = left.indexOf(handle);
    if (found < 0) return null;
    left.splice(found, 1);
    if (!left.length) left = [...(way.steps[++step] ?? [])];
  }
  return left;
}

export class Choice {
  readonly ways: readonly Way[];
  readonly picks: readonly Pick[];

  constructor(
    ways: readonly Way[] = [],
    picks: readonly Pick[] = [],
    /** Every tap is made by hand, where someone is to learn them. */
    readonly byHand = false,
  ) {
    this.ways = ways;
    this.picks = picks;
  }

  static of(moves: readonly Offered[]): Choice {
    return new Choice(moves.map((move) => ({ move, steps: stepsOf(move) })));
  }

  /** One of the moves, and no other is taken. */
  static only(moves: readonly Offered[], text: string): Choice {
    return new Choice(Choice.of(moves.filter((move) => move.text === text)).ways, [], true);
  }

  /** The moves that the taps so far can still become. */
  get open(): Offered[] {
    return this.ways.filter((way) => onward(way, this.picks)).map((way) => way.move);
  }

  /** What can be tapped next. */
  get next(): Set<string> {
    return new Set(this.ways.flatMap((way) => onward(way, this.picks) ?? []));
  }

  /** The moves that the taps make: two that share their taps are told apart by the bar. */
  get made(): Offered[] {
    if (!this.picks.length) return [];
    return this.ways.filter((way) => onward(way, this.picks)?.length === 0).map((way) => way.move);
  }

  get armed(): Offered | null {
    return this.made.length === 1 ? this.made[0]! : null;
  }

  /** Moves that are buttons of the bar: those that need no tap on the board. */
  get buttons(): Offered[] {
    return this.ways.filter((way) => isBar(way.steps[0]?.[0] ?? BAR)).map((way) => way.move);
  }

  picked(handle: string, at = 0): boolean {
    return this.picks.some((pick) => pick.handle === handle && pick.at === at);
  }

  /** After a tap on something: goes on, starts anew from there, or takes that tap back; nothing if it means nothing. */
  tap(handle: string, at = 0): Choice | null {
    const before = this.picks.findIndex((pick) => pick.handle === handle && pick.at === at);
    if (before >= 0) return this.#with(this.#without(before));
    for (const base of [this.picks, this.picks.slice(0, -1), []]) {
      const from = this.#with(base);
      if (from.next.has(handle)) return this.#with([...base, { handle, at }]).#forced();
    }
    return null;
  }

  /** The choice as it is after a whole move was chosen, from a list for instance. */
  arm(move: Offered): Choice {
    const way = this.ways.find((each) => each.move.text === move.text);
    const handles = way?.steps.flat() ?? [];
    return this.#with(handles.map((handle, i) => ({ handle, at: handles.slice(0, i).filter((one) => one === handle).length })));
  }

  clear(): Choice {
    return this.#with([]);
  }

  /** A tap taken back takes those after it along, unless they are of one list. */
  #without(index: number): Pick[] {
    const rest = [...this.picks.slice(0, index), ...this.picks.slice(index + 1)];
    const handle = this.picks[index]!.handle;
    const place = handle.slice(0, handle.indexOf(":") + 1);
    const alike = this.picks.every((pick) => pick.handle.startsWith(place));
    return alike && this.#with(rest).open.length ? rest : this.picks.slice(0, index) as Pick[];
  }

  /** Where only one thing can be meant, it is. */
  #forced(): Choice {
    let choice: Choice = this;
    while (!this.byHand && !choice.made.length && choice.next.size === 1) {
      const [handle] = choice.next as Set<string>;
      const at = choice.picks.filter((pick) => pick.handle === handle).length;
      choice = choice.#with([...choice.picks, { handle: handle!, at: choice.picked(handle!, at) ? 0 : at }]);
    }
    return choice;
  }

  #with(picks: readonly Pick[]): Choice {
    return new Choice(this.ways, picks, this.byHand);
  }
}
