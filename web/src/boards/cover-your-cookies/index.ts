/** Cover Your Cookies: stacks crosswise around the table, a duel or a Mixer in the middle. */
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { duelOf, handOf } from "./cover";
import Mine from "./Mine.svelte";
import { say } from "./words";

const BUTTONS = { swipe: "swipe", answer: "answer", "answer-two": "answer", rotate: "rotate", swap: "swap", exchange: "exchange", discard: "discardIt" } as const;

const board: BoardModule = {
  Board,
  Mine,
  seats: "board",
  sounds: { swipe: "tick", answer: "tick", swiped: "crunch", crumb: "crunch" },
  asked(play) {
    const duel = duelOf(play);
    if (duel) return { then: say(duel.two ? "answersTwo" : "answers", { card: play.label(duel.flavour) }) };
    if (play.view.mixer?.length) return { then: say(play.view.mixer[0] === "swap" ? "tapTwo" : "tapWay") };
    return { then: say(play.choice.picks.length ? "partner" : "first") };
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
    return move.remark ? { ...more, then: say("covers", { dough: move.remark }) } : more;
  },
};
export default board;
