import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DealtPlay } from "../src/client/protocol";
import { check, hex, hmac, sha256 } from "../src/pages/verify";

const PILES: [string[], number[]][] = [
  [["a", "b", "c"], [2, 1, 1]],
  [["z", "ñ"], [2, 1]],
  [["0", "1", "2", "3", "4", "5"], [1, 1, 1, 1, 1, 1]],
  [["one"], [1]],
];
/** Dealt by the server's own code from the secret 00 01 … 1f. */
const DEALT = ["a", "z", "3", "one", "c", "z", "5", "one", "a", "z", "5", "one", "c", "z", "4", "one", "a", "z", "0", "one", "a", "ñ", "5", "one"];

const play = (more: Partial<DealtPlay> = {}): DealtPlay => ({
  play: 2,
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  secret: [...Array(32).keys()].map((n) => n.toString(16).padStart(2, "0")).join(""),
  numbers: { seat1: "c0ffee", seat0: "7" },
  draws: DEALT.map((dealt, i) => ({ names: PILES[i % 4]![0], counts: PILES[i % 4]![1], dealt })),
  ...more,
});

describe("sums that browsers do not lend to every page", () => {
  it("are those of everyone else, at every length", () => {
    for (const size of [0, 1, 55, 56, 63, 64, 65, 200]) {
      const data = Uint8Array.from({ length: size }, (_, i) => (i * 7) & 255);
      expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
      expect(hex(hmac(data, "12/0"))).toBe(createHmac("sha256", data).update("12/0").digest("hex"));
    }
  });
});

describe("a play dealt again", () => {
  it("is fair if it is what the server dealt", () => {
    expect(check(play())).toEqual({ play: 2, kept: true, draws: 24, off: 0 });
  });
  it("is not if a card, a number or the secret was another", () => {
    const swapped = play();
    swapped.draws[0] = { ...swapped.draws[0]!, dealt: "c" };
    expect(check(swapped).off).toBe(1);
    expect(check(play({ numbers: { seat0: "7" } })).off).toBeGreaterThan(3);
    expect(check(play({ secret: "00".repeat(32) })).kept).toBe(false);
    expect(check(play({ secret: "" })).kept).toBe(false);
  });
});
