/** Decks that someone has built: kept in this browser. */
import { newKey } from "../client/keys";

/** How many of each card number. */
export type Counts = Readonly<Record<string, number>>;

export interface Deck {
  id: string;
  name: string;
  counts: Counts;
}

/** The game in which each player brings a deck. */
export const GAME = "braverse";

const KEPT = "cookietin.decks";
const LONGEST = 40;

/** What is kept, as far as it makes sense. */
function read(): Deck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(it: unknown): it is Deck {
  const { id, name, counts } = (it ?? {}) as Partial<Deck>;
  return typeof id === "string" && typeof name === "string" && typeof counts === "object" && counts !== null && Object.values(counts).every((count) => Number.isInteger(count) && count > 0);
}

class Decks {
  all = $state.raw<readonly Deck[]>(read());

  find(id: string): Deck | undefined {
    return this.all.find((deck) => deck.id === id);
  }

  /** A new deck with these cards; its id. */
  add(name: string, counts: Counts): string {
    const id = newKey();
    this.#keep([...this.all, { id, name: clean(name), counts }]);
    return id;
  }

  change(id: string, changed: Partial<Pick<Deck, "name" | "counts">>): void {
    const name = changed.name === undefined ? {} : { name: clean(changed.name) };
    this.#keep(this.all.map((deck) => (deck.id === id ? { ...deck, ...changed, ...name } : deck)));
  }

  remove(id: string): void {
    this.#keep(this.all.filter((deck) => deck.id !== id));
  }

  /** The deck that has just these cards, if there is one. */
  like(counts: unknown): Deck | undefined {
    return this.all.find((deck) => same(deck.counts, counts));
  }

  #keep(all: readonly Deck[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEPT, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still builds and plays.
    }
  }
}

const clean = (name: string): string => name.trim().slice(0, LONGEST);

const sorted = (counts: unknown): string => JSON.stringify(Object.entries((counts ?? {}) as Counts).sort());
const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

/** A deck as people write it. */
export const listOf = (counts: Counts): string => Object.entries(counts).map(([number, count]) => `${count} ${number}`).join("\n");

/** A deck with so many of a card more, at least none of it. */
export function plus(counts: Counts, number: string, more: number): Counts {
  const { [number]: had = 0, ...rest } = counts;
  return had + more > 0 ? { ...counts, [number]: had + more } : rest;
}

export const decks = new Decks();
