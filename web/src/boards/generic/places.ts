/** Places of a view in groups: each seat's own, and those of the table. */
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

/** The handles that could be tapped next and stand for no thing that lies anywhere. */
export function loose(play: Play): string[] {
  const shown = new Set(Object.entries(play.places).flatMap(([place, things]) => things.map((name) => handleOf(play, place, name))));
  return [...play.choice.next].filter((handle) => !shown.has(handle) && !handle.startsWith("bar") && handle !== "more" && !handle.startsWith("seat:"));
}

/** The handle of a thing in a place: what lies before me is `hand:x`, what lies elsewhere has the place's name. */
export function handleOf(play: Play, place: string, name: string): string {
  const own = ownerOf(place) === play.me;
  const title = place.replace(SEAT, "").split(".").filter(Boolean)[0] ?? place;
  const zone = own && title.startsWith("hand") ? "hand" : title;
  return `${zone}:${name}`;
}
