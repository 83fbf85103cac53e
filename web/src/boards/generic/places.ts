/** Places of a view in groups: each seat's own, and those of the table. */
import { isBar, placesOf } from "../../play/choice";
import type { Play } from "../../play/play.svelte";

export interface Lying {
  place: string;
  /** What the place is called: its last name that is no seat. */
  title: string;
  things: readonly string[];
}

const SEAT = /(^|\.)seat\d+(?=\.|$)/;

export const ownerOf = (place: string): string => place.match(/seat\d+/)?.[0] ?? "";

export function lying(play: Play, owner: string): Lying[] {
  return Object.entries(play.places)
    .filter(([place]) => ownerOf(place) === owner)
    .map(([place, things]) => ({ place, title: play.label(titleOf(place)), things }));
}

function titleOf(place: string): string {
  const words = place.replace(SEAT, "").split(".").filter(Boolean);
  return words.join(" ") || place;
}

/** Equal things that lie together, as one with a count; the order of the first of each is kept. */
export function counted(things: readonly string[]): [name: string, count: number][] {
  const found = new Map<string, number>();
  for (const name of things) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found];
}

/** What can be tapped where: a thing in a place, or the place as a whole. */
export interface Reach {
  things: Map<string, string>;
  wholes: Map<string, string>;
  /** Handles that lie in no place that is shown. */
  loose: string[];
}

export function reach(play: Play): Reach {
  const found: Reach = { things: new Map(), wholes: new Map(), loose: [] };
  const them = `seat${(Number(play.me.slice(4)) + 1) % Math.max(1, play.seats.length)}`;
  for (const handle of new Set([...play.choice.next, ...play.choice.picks.map((pick) => pick.handle)])) {
    if (isBar(handle)) continue;
    const lies = placesOf(play.setting.zones, handle, play.me, them).find(({ place, whole, what }) => (whole ? place in play.places : play.places[place]?.includes(what)));
    if (!lies) found.loose.push(handle);
    else if (lies.whole) found.wholes.set(lies.place, handle);
    else found.things.set(`${lies.place}|${lies.what}`, handle);
  }
  return found;
}
