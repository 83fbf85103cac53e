/** Who sits around the table, as the one who looks sees them: the own seat last. */
import { SEAT_COLOURS } from "../art/face";
import type { Seat, Update } from "../client/protocol";
import { t } from "../words/words";

/** One seat, with all that a board or the strip shows of it beside the game's own things. */
export interface Seated {
  seat: string;
  index: number;
  name: string;
  colour: string;
  me: boolean;
  bot: boolean;
  /** Whether a bot answers for a person who is away. */
  sitsIn: boolean;
  here: boolean;
  /** Whether it is asked something now. */
  asked: boolean;
  /** In a sealed round: whether it has answered. */
  answered: boolean;
  /** Whether it is this seat's turn, where the view has turns. */
  turn: boolean;
}

export const seatIndex = (seat: string): number => Number(seat.replace(/\D+/g, "")) || 0;

/** The colour of a seat: its holder's own, or the one of its place. */
export const colourOf = ({ seat, colour }: Pick<Seat, "seat" | "colour">): string => colour || SEAT_COLOURS[seatIndex(seat) % SEAT_COLOURS.length]!;

/** Seats clockwise from the one after mine, mine last; for those who watch, from the first. */
export function around(seats: readonly Seat[], me: string, moment: Pick<Update, "asked" | "answered" | "view"> | null): Seated[] {
  const from = me ? seatIndex(me) + 1 : 0;
  const asked = new Set(moment?.asked.map((each) => each.seat));
  const turn = turnOf(moment?.view);
  return seats.map((_, i) => seats[(from + i) % seats.length]!).map((seat) => ({
    seat: seat.seat,
    index: seatIndex(seat.seat),
    name: seat.name || t("freeChair"),
    colour: colourOf(seat),
    me: seat.seat === me,
    bot: seat.holder === "bot",
    sitsIn: seat.sits_in ?? false,
    here: seat.here ?? false,
    asked: asked.has(seat.seat),
    answered: moment?.answered.includes(seat.seat) ?? false,
    turn: turn === seat.seat,
  }));
}

/** Whose turn it is: games call that `turn` or `active`. */
export function turnOf(view: Record<string, unknown> | undefined): string {
  const turn = view?.active ?? view?.turn;
  return typeof turn === "string" ? turn : "";
}
