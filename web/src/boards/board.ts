/** What a game brings to be drawn: see web/README.md. A game without one of its own has the generic board. */
import type { Component } from "svelte";
import type { Offered } from "../client/protocol";
import type { Sound } from "../motion/sound";
import type { Play } from "../play/play.svelte";
import type { Seated } from "../play/seats";

export interface BoardProps {
  play: Play;
}
export interface SeatProps {
  play: Play;
  seat: Seated;
}

/** What the question bar says; what is left out, the frame says from the server's words. */
export interface BarWords {
  /** The first line: what is asked, or what the armed move is. */
  what?: string;
  /** The second line: what is certain to follow, or what can be done. */
  then?: string;
  /** Opens the second line, in the colour of harm. */
  harm?: string;
  /** What the button says that plays. */
  go?: string;
  /** Whether that button has the colour of harm. */
  danger?: boolean;
}

export interface BoardModule {
  /** The middle of the table. */
  Board: Component<BoardProps>;
  /** What lies before the viewer, below the bar: the hand. */
  Mine?: Component<BoardProps>;
  /** What the strip shows below a player's name. */
  Seat?: Component<SeatProps>;
  /** On a desk, a column left of the board. */
  Side?: Component<BoardProps>;
  /** Whether players are a strip above the board, or the board draws them itself. */
  seats?: "strip" | "board";
  /** Where on a desk the viewer's own things are: below the bar, or in the left column. */
  mine?: "below" | "side";
  /** What the bar says of the armed move. */
  armed?(play: Play, move: Offered): BarWords;
  /** What the bar says while nothing is armed. */
  asked?(play: Play): BarWords;
  /** What is heard of an event beside cards that move, by the event's name. */
  sounds?: Record<string, Sound>;
  /** Keys of its own; true if the key meant something. */
  key?(play: Play, event: KeyboardEvent): boolean;
  /** What those keys do, for the map of keys. */
  keys?(): [keys: string, words: string][];
}

const OWN = import.meta.glob<{ default: BoardModule }>("./*/index.ts");

/** The board of a game, loaded when it is needed. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = OWN[`./${game}/index.ts`] ?? OWN["./generic/index.ts"]!;
  return (await load()).default;
}
