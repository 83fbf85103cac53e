import { describe, expect, it } from "vitest";
import type { Offered } from "../src/client/protocol";
import { Choice, placesOf } from "../src/play/choice";

/** A move and what is tapped for it. */
const move = (text: string, ...taps: string[]): Offered => ({ text, do: "do", taps });
const choose = (...moves: Offered[]): Choice => Choice.of(moves);

describe("taps narrow the legal moves", () => {
  it("arms a move of one tap, and a second tap takes it back", () => {
    const choice = choose(move("a", "hand:1/2"), move("b", "hand:3"));
    expect(choice.next).toEqual(new Set(["hand:1/2", "hand:3"]));
    const armed = choice.tap("hand:3")!;
    expect(armed.armed?.text).toBe("b");
    expect(armed.tap("hand:3")!.armed).toBeNull();
    expect(armed.tap("hand:1/2")!.armed?.text).toBe("a");
  });

  it("means nothing where nothing can be meant", () => {
    expect(choose(move("a", "hand:3")).tap("hand:4")).toBeNull();
  });

  it("goes on by itself where only one thing can follow", () => {
    const choice = choose(move("a", "hand:2/3", "number:2"), move("b", "hand:5", "number:5"));
    expect(choice.tap("hand:5")!.armed?.text).toBe("b");
  });

  it("keeps the card when another number is tapped", () => {
    const two = choose(move("2", "hand:2/3", "number:2"), move("3", "hand:2/3", "number:3")).tap("hand:2/3")!.tap("number:2")!;
    expect(two.armed?.text).toBe("2");
    expect(two.tap("number:3")!.armed?.text).toBe("3");
  });

  it("tells equal cards apart by where they lie", () => {
    const one = choose(move("pair", "hand:sugar", "hand:sugar"), move("swipe", "hand:sugar", "stack:seat1")).tap("hand:sugar", 1)!;
    expect(one.armed).toBeNull();
    expect(one.tap("hand:sugar", 0)!.armed?.text).toBe("pair");
    expect(one.tap("stack:seat1")!.armed?.text).toBe("swipe");
    expect(one.tap("hand:sugar", 1)!.picks).toEqual([]);
  });

  it("takes things of one zone in any order, and any of them back", () => {
    const choice = choose(move("ab", "hand:a", "hand:b"), move("ac", "hand:a", "hand:c"), move("bc", "hand:b", "hand:c"));
    expect(choice.tap("hand:c")!.tap("hand:a")!.armed?.text).toBe("ac");
    expect(choice.tap("hand:b")!.tap("hand:a")!.tap("hand:b")!.picks.map((pick) => pick.handle)).toEqual(["hand:a"]);
  });

  it("has buttons for moves of the bar, and for those that nothing is said of", () => {
    const choice = choose(move("pass", "bar"), move("left", "bar:left"), move("a", "hand:a"), move("odd"));
    expect(choice.buttons.map((each) => each.text)).toEqual(["pass", "left", "odd"]);
  });

  it("leaves two moves with the same taps to the bar", () => {
    const choice = choose(move("x", "hand:a"), move("y", "hand:a")).tap("hand:a")!;
    expect(choice.armed).toBeNull();
    expect(choice.made.map((each) => each.text)).toEqual(["x", "y"]);
  });

  it("arms a move that others go on from", () => {
    const choice = choose(move("bare", "hand:a"), move("aim", "hand:a", "queue:b")).tap("hand:a")!;
    expect(choice.armed?.text).toBe("bare");
    expect(choice.tap("queue:b")!.armed?.text).toBe("aim");
  });

  it("arms any move from a list", () => {
    const moves = [move("pair", "hand:sugar", "hand:sugar"), move("swipe", "hand:sugar", "stack:seat1"), move("pass", "bar")];
    for (const each of moves) expect(choose(...moves).arm(each).armed?.text).toBe(each.text);
  });

  it("knows where what is tapped lies", () => {
    const zones = { hand: ["hands.{me}"], stack: ["stacks.{it}"], discard: ["discard"] };
    expect(placesOf(zones, "hand:a", "seat2", "seat3")).toEqual([{ place: "hands.seat2", whole: false, what: "a" }]);
    expect(placesOf(zones, "stack:seat1", "seat2", "seat3")).toEqual([{ place: "stacks.seat1", whole: true, what: "seat1" }]);
    expect(placesOf(zones, "discard", "seat2", "seat3")).toEqual([{ place: "discard", whole: true, what: "" }]);
  });
});
