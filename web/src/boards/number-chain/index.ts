/** Number Chain: a chain of cards along a curve, and a price on every card of the hand. */
import { listed } from "../../words/words";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { hand, lastCard, priced } from "./chain";
import Mine from "./Mine.svelte";
import Seat from "./Seat.svelte";
import { say } from "./words";

const board: BoardModule = {
  Board,
  Mine,
  Seat,
  asked: () => ({ then: say("hollow") }),
  armed(play, move) {
    const card = priced(play).find((each) => each.card === move.fields?.card);
    if (!card) return {};
    const { draws, misses } = card;
    const count = hand(play, play.me).length - 1 + draws;
    if (!draws) return { then: count ? say("matches", { count }) : say("last") };
    return { harm: say(draws > 1 ? "misses" : "miss", { numbers: listed(misses), card: lastCard(play) }), then: say("draw", { draws, count }) };
  },
};
export default board;
