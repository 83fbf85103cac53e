/** Toss Your Cookies: chairs around a table, sealed choices, and a scramble where a tap grabs at once. */
import type { Play } from "../../play/play.svelte";
import { listed } from "../../words/words";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { choosing, middle, scramble } from "./toss";
import { say } from "./words";

const sealed = (play: Play): boolean => play.question?.how === "sealed";

const board: BoardModule = {
  Board,
  Mine,
  seats: "board",
  asked(play) {
    if (scramble(play)) return play.question?.how === "race" ? { then: say("fast") } : {};
    if (play.question?.ask === "partner") return { then: say("tapChair") };
    if (!choosing(play)) return {};
    const picks = play.choice.picks.length;
    const what = play.question?.words ?? "";
    const count = Number(play.facts.amount ?? 0) - picks;
    return { what, then: say(picks ? "tapMore" : "tapCards", { count }) };
  },
  armed(play, move) {
    if (move.do === "with") return { go: say("swap"), then: say(play.view.number_die === "all" ? "swapAll" : "swapSome", { name: play.name(String(move.fields?.other ?? "")), count: Number(play.facts.amount ?? 0) }) };
    const cards = move.fields?.cards;
    if (!Array.isArray(cards)) return {};
    const what = say("these", { cards: listed(cards.map((card) => play.label(String(card)))) });
    return sealed(play) ? { what, then: say("sealed"), go: say("ready") } : { what, then: play.question?.words ?? "", go: say("give") };
  },
  key(play, event) {
    const letter = event.key.toLowerCase();
    const lies = scramble(play) && play.asked ? middle(play).find((each) => each.count && each.letter === letter) : undefined;
    return lies !== undefined && play.tap(`middle:${lies.kind}`, lies.at, true);
  },
  sounds: { roll: "dice", chosen: "tick", grab: "tick" },
  keys: () => [["A, S, D…", say("grabByKey")]],
};
export default board;
