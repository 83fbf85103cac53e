/** CHOMP: a land to lay cards on; what a card would change is seen before it lies. */
import type { Play } from "../../play/play.svelte";
import { listed } from "../../words/words";
import type { BarWords, BoardModule } from "../board";
import Board from "./Board.svelte";
import { holding } from "./holding.svelte";
import Mine from "./Mine.svelte";
import Row from "./Row.svelte";
import Seat from "./Seat.svelte";
import { changes, heldBy, sheetOf, shownOn } from "./sheet";
import { say, wayUp } from "./words";

const ARROWS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The most telling of what changes once the land lies there. */
function follows(play: Play): BarWords {
  const { foreseen } = holding(play);
  if (!foreseen?.facts) return { then: "" };
  const before = sheetOf(play.facts, play.me);
  const after = sheetOf(foreseen.facts, play.me);
  const lost = before.points - after.points;
  const [first] = changes(before, after).sort((a, b) => b.points - a.points);
  const then = first ? say(first.fate, { count: first.count, dino: first.dino, dinos: first.dinos ?? "", points: first.points }) : say("same");
  return lost > 0 ? { harm: say("lose", { count: lost }), then } : { then };
}

const board: BoardModule = {
  Board,
  Mine,
  Seat,
  Side: Row,
  mine: "side",
  sounds: { "take-land": "pick", "take-goal": "done", place: "crunch", egg: "tick" },
  asked(play) {
    const held = holding(play);
    if (held.wrong) return { what: say("wrong"), then: say("wrongThen") };
    if (held.ask === "place") return { then: say("how") };
    if (held.ask === "take") return { then: say("take") };
    return held.ask.endsWith("egg") ? { then: say("nests") } : {};
  },
  armed(play, move) {
    const held = holding(play);
    if (held.at) return { what: say("placing", { land: play.label(heldBy(play, play.me)), cell: held.at, turned: wayUp(held.turned) }), go: say("place"), ...follows(play) };
    const paid = (play.facts.row ?? []).find((each: { goal: string }) => each.goal === move.fields?.goal)?.seats[play.me];
    if (paid !== undefined) return { go: say("taking"), then: `${play.thing(String(move.fields?.goal))?.text ?? ""} ${say("brings", { count: paid })}` };
    if (held.ask.endsWith("egg")) return { go: say("lay") };
    return move.fields?.land ? { go: say("taking"), then: say("shows", { things: listed(shownOn(play, String(move.fields.land))) }) } : {};
  },
  key(play, event) {
    const held = holding(play);
    if (!play.asked || !heldBy(play, play.me)) return false;
    if (event.key === "r" || event.key === "R") {
      held.turn();
      return true;
    }
    const way = ARROWS[event.key];
    return way ? held.step(...way) : false;
  },
  keys: () => [
    ["R", say("keyTurn")],
    ["←↑↓→", say("keyMove")],
  ],
};
export default board;
