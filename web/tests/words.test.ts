import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../src/settings.svelte";
import { en } from "../src/words/en";
import { es } from "../src/words/es";
import { dictionary, listed, t } from "../src/words/words";

afterEach(() => (settings.language = "en"));

const fields = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!).sort();

describe("the app's own words", () => {
  it("fill in the same fields in both languages", () => {
    for (const [word, text] of Object.entries(en)) expect([word, fields(es[word as keyof typeof en])]).toEqual([word, fields(text)]);
  });

  it("are all translated", () => {
    const SAME = ["tin", "bot", "no", "refuse", "away"];
    const alike = Object.keys(en).filter((word) => en[word as keyof typeof en] === es[word as keyof typeof en]);
    expect(alike.filter((word) => !SAME.includes(word))).toEqual([]);
  });

  it("speak of one thing otherwise than of several", () => {
    const say = dictionary({ en: { held: { one: "1 card", other: "{count} cards" } }, es: { held: { one: "1 carta", other: "{count} cartas" } } });
    expect([0, 1, 2].map((count) => say("held", { count }))).toEqual(["0 cards", "1 card", "2 cards"]);
    settings.language = "es";
    expect([0, 1, 2].map((count) => say("held", { count }))).toEqual(["0 cartas", "1 carta", "2 cartas"]);
  });

  it("follow the language at once", () => {
    const say = dictionary({ en: { deck: "deck {count}" }, es: { deck: "mazo {count}" } });
    expect([t("thinks", { name: "Theo" }), say("deck", { count: 3 }), listed(["1", "2", "5"])]).toEqual(["Theo thinks…", "deck 3", "1, 2 and 5"]);
    settings.language = "es";
    expect([t("thinks", { name: "Theo" }), say("deck", { count: 3 }), listed(["1", "2", "5"])]).toEqual(["Theo piensa…", "mazo 3", "1, 2 y 5"]);
  });
});
