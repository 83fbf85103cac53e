/** Cover Your Cookies: stacks crosswise around the table, a duel or a Mixer in the middle. */
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { whatOf, zoneOf } from "../../play/choice";
import type { Play } from "../../play/play.svelte";
import { either } from "../../words/words";
import { duelOf, handOf, worthOf } from "./cover";
import Mine from "./Mine.svelte";
import { say } from "./words";

const BUTTONS = { swipe: "swipe", answer: "answer", "answer-two": "answer", rotate: "rotate", swap: "swap", exchange: "exchange", discard: "discardIt" } as const;

/** Where the picked card can go. */
function targets(play: Play): string {
  const name = (handle: string): string => {
    if (zoneOf(handle) === "hand") return say("partner");
    if (zoneOf(handle) !== "stack") return say("theDiscard");
    return whatOf(handle) === play.me ? say("ownStack") : say("stackOf", { name: play.name(whatOf(handle)) });
  };
  return either([...new Set([...play.choice.next].map(name))]);
}

/** What the top Batch of a seat is worth. */
const top = (play: Play, seat: unknown): number => worthOf(play, String(seat)).batches.at(-1)?.dough ?? 0;

const board: BoardModule = {
  Board,
  Mine,
  seats: "board",
  sounds: { swipe: "tick", answer: "tick", swiped: "crunch", crumb: "crunch" },
  asked(play) {
    const duel = duelOf(play);
    if (duel) return { then: say(duel.two ? "answersTwo" : "answers", { card: play.label(duel.flavour) }) };
    if (play.view.mixer?.length) return { then: say(play.view.mixer[0] === "swap" ? "tapTwo" : "tapWay") };
    return { then: play.choice.picks.length ? say("onto", { what: targets(play) }) : say("first") };
  },
  armed(play, move) {
    const go = move.do in BUTTONS ? say(BUTTONS[move.do as keyof typeof BUTTONS]) : undefined;
    const more = go ? { go } : {};
    if (move.do === "swipe") {
      const target = String(move.fields?.target);
      return { ...more, harm: move.remark ?? "", then: say("toWin", { name: play.name(target), count: handOf(play, target).length }), danger: true };
    }
    if (move.do.startsWith("answer")) {
      const laid = move.do === "answer-two" ? 2 : 1;
      return { ...more, then: say("stay", { dough: play.factsAhead.duel?.dough ?? 0, count: handOf(play, play.me).length - laid }) };
    }
    if (move.do === "rotate") {
      const mine = play.eventsAhead.find((told) => told.event === "pass-batch" && told.fields.seat === play.me);
      return mine ? { ...more, then: mine.words } : more;
    }
    if (move.do === "swap") {
      const { one, other } = move.fields ?? {};
      return { ...more, then: say("swapped", { one: play.name(String(one)), gets: top(play, other), other: play.name(String(other)), gives: top(play, one) }) };
    }
    return move.remark ? { ...more, then: say("covers", { dough: move.remark }) } : more;
  },
};
export default board;
