import { describe, expect, it } from "vitest";
import { flights, undealt } from "../src/motion/flights";

describe("flights follow from the places of two views", () => {
  it("finds what went where, by its name", () => {
    expect(flights({ hand: ["a", "b"], chain: ["c"] }, { hand: ["a"], chain: ["c", "b"] })).toEqual([{ from: "hand", to: "chain", was: "b", is: "b", wasAt: 0, isAt: 0 }]);
  });

  it("deals everything out of the deck", () => {
    const dealt = { deck: ["?"], mine: ["x", "y"], theirs: ["?"] };
    const found = flights(undealt(dealt, "deck"), dealt);
    expect(found.map(({ from, to, is }) => [from, to, is]).sort()).toEqual([["deck", "mine", "x"], ["deck", "mine", "y"], ["deck", "theirs", "?"]]);
  });

  it("knows a card that turns its face when it moves", () => {
    const found = flights({ deck: ["?", "?"], mine: [], theirs: ["?"], chain: [] }, { deck: ["?"], mine: ["x"], theirs: [], chain: ["y"] });
    expect(found.map(({ to, is }) => [to, is]).sort()).toEqual([["chain", "y"], ["mine", "x"]]);
    expect(new Set(found.map(({ from }) => from))).toEqual(new Set(["deck", "theirs"]));
  });

  it("moves the last of equal things", () => {
    const [flight] = flights({ deck: ["?", "?", "?"], hand: ["?"] }, { deck: ["?", "?"], hand: ["?", "?"] });
    expect(flight).toMatchObject({ from: "deck", to: "hand", wasAt: 2, isAt: 1 });
  });

  it("finds none where nothing moved", () => {
    expect(flights({ a: ["x"] }, { a: ["x"] })).toEqual([]);
  });
});
