/** Cookie cards, as of Cover and Toss Your Cookies. */
import { cookie } from "./cookies";
import { BACK } from "./numbercards";
import { CARD_BOX, SHEET, at, disc, escape, label, once, path, picture, tone, wavy } from "./paper";

const HUE: Record<string, string> = {
  sugar: "#b9862f", oatmeal: "#a06a30", gingersnap: "#a85c22", shortbread: "#b08a3a", "peanut-butter": "#b9762a", coconut: "#64819c", "chocolate-chip": "#7a4a2b", raspberry: "#c9386b", "lemon-glaze": "#a98a00", "honey-almond": "#c77a00",
  "fresh-milk": "#3f7fc0", "chocolate-milk": "#7d5136", milk: "#2f86cc", "iced-sugar": "#d24f8b", gingerbread: "#a85f26", fortune: "#b67a22", sandwich: "#54341f", macadamia: "#9c8248", "fudge-swirl": "#6b4128", "fruit-centre": "#c62a5b", "half-eaten": "#857a70", wild: "#7a4fd0",
  rotate: "#2f7fc1", enhance: "#c9821b", swap: "#2d9a78", "exchange-left": "#c0436d", "exchange-right": "#c0436d",
};

export interface BakeLook {
  /** What the card is called for people. */
  caption: string;
  /** Its Dough, where the game counts any. */
  dough?: number;
  /** Which one of its kind it is. */
  seed?: number | string;
}

/** A card: its cookie on a tinted plate, its name, and its Dough if the game counts any. */
export function bake(kind: string, { caption, dough = 0, seed = 0 }: BakeLook): string {
  if (kind === "?") return BACK;
  return once(`bake ${kind} ${caption} ${dough} ${seed}`, () => {
    const c = HUE[kind] ?? "#8a6547";
    const ribbon = path("M6 110Q50 104 94 110V126Q94 134 86 134H14Q6 134 6 126Z", tone(c, 0.8));
    const name = `<text x="50" y="126" text-anchor="middle" class="art-number" font-size="${Math.min(14, 150 / caption.length)}" fill="${tone(c, -0.45)}">${escape(caption)}</text>`;
    const coin = dough ? disc(18, 18, 15, "#3a2417") + label(18, 23.5, 16, "#ffe7a8", dough) : "";
    return `${SHEET}<g class="pic">${path(wavy(50, 57, 45, 18, 0.045), tone(c, 0.78))}${at(12, 19, 0.76, cookie(kind, seed))}</g><g class="tag">${ribbon}${name}</g>${coin}`;
  });
}

export const bakePicture = (kind: string, look: BakeLook): string => picture(bake(kind, look), { box: CARD_BOX, cls: "card-art" });
