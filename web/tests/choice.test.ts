import { describe, expect, it } from "vitest";
import type { Offered } from "../src/client/protocol";
import { Choice, placesOf, type Handles } from "../src/play/choice";

const move = (text: string, kind: string, fields: Record<string, unknown> = {}): Offered => ({ text, do: kind, fields });
const TAPS: Handles = { zones: { hand: ["hands.{me}"], stack: ["stacks.{it}"] }, taps: {
  play: "hand:{card}",
  number: "hand:{card} number:{number}",
  pair: "hand:{card} hand:{card}",
  swipe: "hand:{card} stack:{target}",
  choose: "hand:{cards}",
  pass: "bar",
  rotate: "bar:{side}",
  own: "hand:{card} stack:{me}",
  "seek-one.play": "pile:{card}",
} };
const choose = (moves: Offered[], ask = "turn"): Choice => Choice.of({ ask, moves }, TAPS, "seat2");

describe("taps narrow the legal moves", () => {
  it("arms a move of one tap, and a second tap takes it back", () => {
    const choice = choose([move("a", "play", { card: "1/2" }), move("b", "play", { card: "3" })]);
    expect(choice.next).toEqual(new Set(["hand:1/2", "hand:3"]));
    const armed = choice.tap("hand:3")!;
    expect(armed.armed?.text).toBe("b");
    expect(armed.tap("hand:3")!.armed).toBeNull();
    expect(armed.tap("hand:1/2")!.armed?.text).toBe("a");
  });

  it("means nothing where nothing can be meant", () => {
    expect(choose([move("a", "play", { card: "3" })]).tap("hand:4")).toBeNull();
  });

  it("goes on by itself where only one thing can follow", () => {
    const choice = choose([move("a", "number", { card: "2/3", number: 2 }), move("b", "number", { card: "5", number: 5 })]);
    expect(choice.tap("hand:5")!.armed?.text).toBe("b");
  });

  it("keeps the card when another number is tapped", () => {
    const moves = [2, 3].map((number) => move(String(number), "number", { card: "2/3", number }));
    const two = choose(moves).tap("hand:2/3")!.tap("number:2")!;
    expect(two.armed?.text).toBe("2");
    expect(two.tap("number:3")!.armed?.text).toBe("3");
  });

  it("tells equal cards apart by where they lie", () => {
    const choice = choose([move("pair", "pair", { card: "sugar" }), move("swipe", "swipe", { card: "sugar", target: "seat1" })]);
    const one = choice.tap("hand:sugar", 1)!;
    expect(one.armed).toBeNull();
    expect(one.tap("hand:sugar", 0)!.armed?.text).toBe("pair");
    expect(one.tap("stack:seat1")!.armed?.text).toBe("swipe");
    expect(one.tap("hand:sugar", 1)!.picks).toEqual([]);
  });

  it("takes the cards of a list in any order", () => {
    const moves = [["a", "b"], ["a", "c"], ["b", "c"]].map((cards) => move(cards.join(""), "choose", { cards }));
    const choice = choose(moves);
    expect(choice.tap("hand:c")!.tap("hand:a")!.armed?.text).toBe("ac");
    expect(choice.tap("hand:b")!.tap("hand:a")!.tap("hand:b")!.picks.map((pick) => pick.handle)).toEqual(["hand:a"]);
  });

  it("has buttons for moves of the bar, and for those that nothing is said of", () => {
    const choice = choose([move("pass", "pass"), move("rotate left", "rotate", { side: "left" }), move("a", "play", { card: "a" }), move("odd", "unknown")]);
    expect(choice.buttons.map((each) => each.text)).toEqual(["pass", "rotate left", "odd"]);
  });

  it("knows the own seat, and questions that differ", () => {
    expect(choose([move("x", "own", { card: "a" })]).tap("hand:a")!.picks.map((pick) => pick.handle)).toEqual(["hand:a", "stack:seat2"]);
    expect(choose([move("x", "play", { card: "a" })], "seek-one").next).toEqual(new Set(["pile:a"]));
  });

  it("knows where what is tapped lies", () => {
    expect(placesOf(TAPS, "hand:a", "seat2", "seat3")).toEqual([{ place: "hands.seat2", whole: false, what: "a" }]);
    expect(placesOf(TAPS, "stack:seat1", "seat2", "seat3")).toEqual([{ place: "stacks.seat1", whole: true, what: "seat1" }]);
  });

  it("leaves two moves with the same taps to the bar", () => {
    const choice = choose([move("x", "play", { card: "a" }), move("y", "play", { card: "a" })]).tap("hand:a")!;
    expect(choice.armed).toBeNull();
    expect(choice.made.map((each) => each.text)).toEqual(["x", "y"]);
  });

  it("arms any move from a list", () => {
    const moves = [move("pair", "pair", { card: "sugar" }), move("swipe", "swipe", { card: "sugar", target: "seat1" })];
    const choice = choose(moves);
    for (const each of moves) expect(choice.arm(each).armed?.text).toBe(each.text);
  });
});
