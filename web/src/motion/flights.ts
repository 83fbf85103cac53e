/** What flew where, from the places of two views: departures always balance arrivals. */
export type Places = Record<string, readonly string[]>;

export interface Flight {
  from: string;
  to: string;
  /** What it was called where it came from, and what it is called now: one may be hidden. */
  was: string;
  is: string;
  /** Which of the equal things of that place left, and which one arrived. */
  wasAt: number;
  isAt: number;
}

export const HIDDEN = "?";

interface Moved {
  place: string;
  name: string;
  at: number;
}

/** What is in one list and not in the other, counting equal things; the last of equal ones is the one that moved. */
function beyond(these: Places, those: Places): Moved[] {
  const found: Moved[] = [];
  for (const [place, things] of Object.entries(these)) {
    const left = new Map<string, number>();
    for (const name of those[place] ?? []) left.set(name, (left.get(name) ?? 0) + 1);
    const seen = new Map<string, number>();
    for (const name of things) {
      const at = seen.get(name) ?? 0;
      seen.set(name, at + 1);
      if (at >= (left.get(name) ?? 0)) found.push({ place, name, at });
    }
  }
  return found;
}

/** How things lay before they were dealt: all in the deck, which is as long as all of them. */
export function undealt(places: Places, deck: string): Places {
  const all = Object.entries(places).filter(([place]) => place !== deck);
  return { ...Object.fromEntries(all.map(([place]) => [place, []])), [deck]: [...(places[deck] ?? []), ...all.flatMap(([, things]) => things)] };
}

/** Flights between two views, the same name first, then what was or becomes hidden. */
export function flights(before: Places, after: Places): Flight[] {
  const gone = beyond(before, after);
  const come = beyond(after, before);
  const found: Flight[] = [];
  const match = (fits: (left: Moved, arrived: Moved) => boolean): void => {
    for (const arrived of [...come]) {
      const left = gone.find((each) => each.place !== arrived.place && fits(each, arrived));
      if (!left) continue;
      gone.splice(gone.indexOf(left), 1);
      come.splice(come.indexOf(arrived), 1);
      found.push({ from: left.place, to: arrived.place, was: left.name, is: arrived.name, wasAt: left.at, isAt: arrived.at });
    }
  };
  match((left, arrived) => left.name === arrived.name && left.name !== HIDDEN);
  match((left, arrived) => left.name === HIDDEN || arrived.name === HIDDEN);
  match(() => true);
  return found;
}
