import { describe, expect, it } from "vitest";
import { bake } from "../src/art/bakes";
import { chance } from "../src/art/chance";
import { cellAt, place } from "../src/art/cells";
import { COOKIES, cookie } from "../src/art/cookies";
import { die } from "../src/art/dice";
import { DINOS, dino } from "../src/art/dinos";
import { face } from "../src/art/face";
import { chair, fan } from "../src/art/furniture";
import { goalCard } from "../src/art/goals";
import { herd, outline } from "../src/art/herds";
import { hero } from "../src/art/heroes/hero";
import { cup, jar, sack } from "../src/art/jars";
import { faceOf, landCard } from "../src/art/land";
import { numberCard, numberCardPicture, spots } from "../src/art/numbercards";
import { picture, tone } from "../src/art/paper";
import { podium } from "../src/art/podium";
import { scene, tin } from "../src/art/scenes";
import { stack } from "../src/art/stacks";

/** A picture that any browser takes: whole XML, no number that is none, nothing left out. */
function sound(art: string): void {
  expect(art).not.toMatch(/NaN|undefined|null|Infinity/);
  const document = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${art}</svg>`, "image/svg+xml");
  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.documentElement.children.length).toBeGreaterThan(0);
}

const quarter = (shows: string, ridges: string[] = [], egg = false) => ({ shows, ridges, egg });
const LAND = [quarter("lc"), quarter("lc", ["right", "below"]), quarter("sc2"), quarter("nest", ["above"], true)];
const ACTIONS = ["Add", "Subtract", "Multiply", "Double", "Negate", "Reverse", "Opposites", "Flip A", "Think Again!", "Veto", "Copy", "Roll", "Seek", "Skip", "Mulligan"];

describe("art", () => {
  it("draws every cookie, each one of its kind a little different", () => {
    for (const kind of [...COOKIES, "bandit 4"]) sound(cookie(kind, 1));
    expect(cookie("cookie", 1)).not.toBe(cookie("cookie", 2));
    expect(new Set(COOKIES.map((kind) => cookie(kind))).size).toBeGreaterThan(25);
  });

  it("draws the same from the same seed", () => {
    const [a, b] = [chance("x"), chance("x")];
    expect([a(), a(), a.in(2, 3)]).toEqual([b(), b(), b.in(2, 3)]);
    expect(face("Nora", "#3563c9")).toBe(face("Nora", "#3563c9"));
    expect(face("Nora", "#3563c9")).not.toBe(face("Theo", "#3563c9"));
  });

  it("draws every card of numbers and of actions, in any language", () => {
    for (const name of ["?", "0", "5", "1/4", "1/2/3/4/5", ...ACTIONS]) sound(numberCard(name));
    expect(numberCardPicture("Add", { caption: "Sumar" })).toContain("Sumar");
    expect(numberCard("2/3", { misses: ["3"] })).not.toBe(numberCard("2/3"));
    expect(numberCard("2/3", { chosen: 2 })).not.toBe(numberCard("2/3"));
    expect(spots("2/3").map((spot) => spot.number)).toEqual(["2", "3"]);
    expect(spots("Add")).toEqual([]);
  });

  it("draws dinosaurs, lands and goals", () => {
    for (const name of DINOS) {
      sound(dino(name));
      sound(dino(name, true));
    }
    for (const turned of [0, 90, 180, 270]) sound(landCard({ id: "fern-gully", quarters: LAND }, turned, 0, 0, () => false));
    sound(goalCard({ id: "g", points: 2, caption: "each", family: "each", asks: "egg" }));
    sound(goalCard({ id: "g", points: 2, caption: "4 of 6", family: "types", asks: "4" }));
    sound(goalCard({ id: "g", points: 2, caption: "≤2", family: "extinct", asks: "2" }));
    sound(herd({ cells: ["c3", "d3"], fate: "grazes", points: 4 }));
  });

  it("draws a ridge between two quarters once", () => {
    expect(faceOf(LAND).walls.map(String).sort()).toEqual(["H,1", "R,0"]);
  });

  it("turns a land by quarters, and back to itself", () => {
    expect(faceOf(LAND, 90)).not.toEqual(faceOf(LAND));
    expect(faceOf(LAND, 360).q).toEqual(faceOf(LAND).q);
    expect(new Set(faceOf(LAND, 360).walls.map(String))).toEqual(new Set(faceOf(LAND).walls.map(String)));
  });

  it("finds cells by name, also past the alphabet", () => {
    for (const cell of ["a1", "c4", "z9", "ab12"]) expect(cellAt(...place(cell))).toBe(cell);
    expect(outline(["c3"], 5).match(/Q/g)).toHaveLength(4);
  });

  it("draws heroes by their words, and cards without a figure", () => {
    const card = { number: "GB1-001", name: "Frost Knight", type: "cookie", color: "blue", level: 3, sign: "damage" };
    sound(hero(card));
    for (const type of ["item", "trap", "stage"]) sound(hero({ ...card, number: type, type }));
    sound(hero({ ...card, number: "x", name: "Nobody Knows", color: "none", sign: null }));
  });

  it("draws what else lies on tables", () => {
    sound(bake("raspberry"));
    sound(stack([["sugar", "sugar"], ["raspberry", "fresh-milk"]], { key: "seat0" }) + stack([]));
    sound(jar(["cookie", "golden", "bandit 3"], "#3563c9", "a") + cup() + sack());
    for (const [kind, side] of [["action", "toss"], ["number", "2"], ["number", "all"], ["action", "milk"]] as const) sound(die(kind, side));
    sound(fan(0) + fan(12) + chair("#3563c9", { name: "Nora", bot: true }) + chair("#3563c9", null));
    sound(podium([1, 2, 3, 4].map((each) => ({ name: String(each), colour: "#3563c9", place: each, share: 1 / each, score: "5" }))));
    sound(tin() + ["cookie-chomper", "golden-cookie", "cookie-hoarder", "number-chain", "cover-your-cookies", "toss-your-cookies", "chomp", "braverse", "another"].map(scene).join(""));
  });

  it("never lets words break out of a picture", () => {
    sound(picture("<g/>", { title: `"><script>` }));
    expect(numberCardPicture("Add", { caption: "<b>&" })).toContain("&lt;b&gt;&amp;");
    expect(tone("#000000", 1)).toBe("#ffffff");
  });
});

it("tells a broken picture from a whole one", () => {
  expect(() => sound("<g><path></g>")).toThrow();
  expect(() => sound(`<path d="M NaN"/>`)).toThrow();
});
