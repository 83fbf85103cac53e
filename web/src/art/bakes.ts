/** Cookie cards, as of Cover and Toss Your Cookies. */
import "./bakes.css";
import { cookie } from "./cookies";
import { BACK } from "./numbercards";
import { CARD_BOX, SHEET, at, escape, once, path, picture, tone, wavy } from "./paper";

const HUE: Record<string, string> = {
  sugar: "#b9862f", oatmeal: "#a06a30", gingersnap: "#a85c22", shortbread: "#b08a3a", "peanut-butter": "#b9762a", coconut: "#64819c", "chocolate-chip": "#7a4a2b", raspberry: "#c9386b", "lemon-glaze": "#a98a00", "honey-almond": "#c77a00",
  "fresh-milk": "#3f7fc0", "chocolate-milk": "#7d5136", milk: "#2f86cc", "iced-sugar": "#d24f8b", gingerbread: "#a85f26", fortune: "#b67a22", sandwich: "#54341f", macadamia: "#9c8248", "fudge-swirl": "#6b4128", "fruit-centre": "#c62a5b", "half-eaten": "#857a70", wild: "#7a4fd0",
  rotate: "#2f7fc1", enhance: "#c9821b", swap: "#2d9a78", "exchange-left": "#c0436d", "exchange-right": "#c0436d",
};

const hue = (kind: string): string => HUE[kind] ?? "#8a6547";

export interface BakeLook {
  /** What the card is called for people. */
  caption: string;
  /** Its Dough, where the game counts any. */
  dough?: number;
  /** Which one of its kind it is. */
  seed?: number | string;
}

/** A card: its cookie on a tinted plate. */
export function bake(kind: string, seed: number | string = 0): string {
  if (kind === "?") return BACK;
  return once(`bake ${kind} ${seed}`, () => `${SHEET}<g class="pic">${path(wavy(50, 57, 45, 18, 0.045), tone(hue(kind), 0.78))}${at(12, 19, 0.76, cookie(kind, seed))}</g>`);
}

/** A card to be laid into something of the class `card`: words and numbers on it are text, large enough to be read at any size, or not there. */
export function bakePicture(kind: string, { caption, dough = 0, seed = 0 }: BakeLook): string {
  const card = picture(bake(kind, seed), { box: CARD_BOX, cls: "card-art" });
  if (kind === "?") return card;
  const ribbon = `<span class="caption" style="--ribbon:${tone(hue(kind), 0.8)};--ink:${tone(hue(kind), -0.45)}"><span>${escape(caption)}</span></span>`;
  return card + (dough ? `<span class="coin">${dough}</span>` : "") + ribbon;
}
