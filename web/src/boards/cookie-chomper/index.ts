/** Cookie Chomper: a tray of cookies, the queue as a calculation, and a hand whose numbers are tapped. */
import type { Offered } from "../../client/protocol";
import { whatOf, zoneOf } from "../../play/choice";
import type { Play } from "../../play/play.svelte";
import type { BarWords, BoardModule } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Seat from "./Seat.svelte";
import { faceDown, moving } from "./tray";
import { say, would } from "./words";

const NEXT = { queue: "onWhich", number: "whichNumber", hand: "withWhich", pile: "whichOfPile" } as const;

/** What is still to be tapped. */
function asked(play: Play): BarWords {
  if (play.question?.moves.length === 1 && play.choice.buttons.length === 1) return { then: say("noAnswer") };
  const [next] = play.choice.next;
  const word = next && play.choice.picks.length ? NEXT[zoneOf(next) as keyof typeof NEXT] : undefined;
  return word ? { what: say(word, { card: play.label(whatOf(play.choice.picks[0]!.handle)) }) } : {};
}

/** What would be taken after the armed move, and what that leaves or may hide. */
function armed(play: Play, move: Offered): BarWords {
  const facts = play.foreseen?.facts as Record<string, any> | null | undefined;
  if (typeof facts?.takes !== "number") return { then: play.thing(String(move.fields?.card ?? ""))?.text ?? "" };
  const sentence = would(play, facts);
  if (facts.special === "poison") return { then: sentence, harm: say("poisonToo"), danger: facts.taker === play.me };
  if (facts.special === "golden") return { then: `${sentence} ${say("goldenToo")}` };
  const { count, bandits } = faceDown(play);
  const hidden = moving(facts).filter((token) => token === "?").length;
  if (hidden) return { then: `${sentence} ${say("risk", { hidden, count, bandits })}` };
  return { then: `${sentence} ${say("leaves", { count: facts.stack.after })}` };
}

/** Cookies crunch, a die rattles, and what the poison does is heard. */
const sounds = { take: "crunch", "play-roll": "dice", "select-roll": "dice", out: "poison" } as const;

const board: BoardModule = { Board, Mine, Seat, asked, armed, sounds };
export default board;
