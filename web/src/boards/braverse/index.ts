/** Braverse: two sides face to face, HP as piles of face-down cards, an arrow for every attack. */
import type { Offered } from "../../client/protocol";
import type { Play } from "../../play/play.svelte";
import { listed } from "../../words/words";
import type { BarWords, BoardModule } from "../board";
import Board from "./Board.svelte";
import { attackOf, otherOf, paysWith, sideOf } from "./braverse";
import Mine from "./Mine.svelte";
import Reader from "./Reader.svelte";
import { reading } from "./reading.svelte";
import Seat from "./Seat.svelte";
import { say } from "./words";

const BUTTONS = { attack: "attack", place: "place", use: "use", stage: "place", trap: "spring", answer: "use", activate: "use", support: "give", pick: "choose" } as const;
const KEYS: Record<string, string> = { q: "mine:left", w: "mine:right", a: "theirs:left", s: "theirs:right" };

const rests = (play: Play): string => {
  const cards = paysWith(play).map((card) => play.label(card));
  return cards.length ? say("rests", { cards: listed(cards) }) : "";
};

function attacking(play: Play): BarWords {
  const attack = attackOf(play)!;
  const [mine, theirs] = [sideOf(play, play.me), sideOf(play, otherOf(play.me))];
  const damage = attack.damage ?? 0;
  return {
    what: say("aims", { card: play.label(mine.battle[attack.from]?.card ?? ""), target: play.label(theirs.battle[attack.to]?.card ?? "") }),
    harm: damage ? say("damage", { count: damage }) : say("noDamage"),
    then: [rests(play), say("mayAnswer", { name: play.name(otherOf(play.me)) })].filter(Boolean).join(" "),
    danger: true,
  };
}

/** What a card does; that it is an item or a trap is seen. */
function textOf(play: Play, card: unknown): string {
  const [, ...texts] = play.thing(String(card ?? ""))?.paragraphs ?? [];
  return texts.join(" ").replace(/^\[[^\]·]*\] /, ["item", "trap"].includes(play.looks(String(card)).type) ? "" : "$&");
}

/** What a card that is played does, and what pays for it. */
const playing = (play: Play, move: Offered): BarWords => ({ then: [move.effect || textOf(play, move.fields?.card), rests(play)].filter(Boolean).join(" ") });

/** Who fights from now on. */
function placing(play: Play, card: unknown): BarWords {
  const { hp, damage } = play.looks(String(card));
  return { then: [say("fights", { hp, damage }), textOf(play, card)].filter(Boolean).join(" ") };
}

const board: BoardModule = {
  Board,
  Mine,
  Seat,
  Side: Reader,
  sounds: { attack: "tick", damage: "crunch", "leave-break": "poison", trap: "no" },
  asked(play) {
    if (play.choice.picks.length && play.choice.next.has("theirs:left") !== play.choice.next.has("theirs:right")) return {};
    if (play.choice.picks.length) return play.question?.ask === "main" ? { what: say("whom"), then: say("tapTheirs") } : {};
    switch (play.question?.ask) {
      case "main":
        return { then: say("tapMain") };
      case "support":
        return { then: say("tapSupport") };
      case "set-down":
        return { then: say("setDown") };
      case "answer":
        return { then: say(play.question.moves.length > 1 ? "tapAnswer" : "noAnswer") };
      case "trigger-order":
      case "refresh":
        return {};
      default:
        return play.question?.fields.card ? { then: textOf(play, play.question.fields.card) } : {};
    }
  },
  armed(play, move) {
    const go = move.do in BUTTONS ? { go: say(BUTTONS[move.do as keyof typeof BUTTONS]) } : {};
    if (move.do === "attack") return { ...go, ...attacking(play) };
    if (move.do === "place") return { ...go, ...placing(play, move.fields?.card) };
    if (["use", "trap", "stage", "activate", "answer"].includes(move.do)) return { ...go, ...playing(play, move) };
    return move.effect ? { ...go, then: move.effect } : go;
  },
  key(play, event) {
    const handle = KEYS[event.key.toLowerCase()];
    if (handle) return play.tap(handle);
    if (event.key === "i" || event.key === "I") {
      if (reading.card) reading.open = true;
      return reading.open;
    }
    return false;
  },
  keys: () => [
    ["Q W", say("keyMine")],
    ["A S", say("keyTheirs")],
    ["I", say("keyRead")],
  ],
};
export default board;
