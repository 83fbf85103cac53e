/** A player's face. */
import { chance } from "./chance";
import type { Colours } from "./heroes/colours";
import { EYES, MOUTHS } from "./heroes/features";
import { glaze } from "./heroes/glaze";
import { DOUGHS, HEADS } from "./heroes/heads";
import { once, path, picture, tone } from "./paper";

/** The colours of seats 0 to 7. */
export const SEAT_COLOURS = ["#3563c9", "#c9386b", "#1d8a6b", "#d99a00", "#7445c4", "#d0650f", "#178aa5", "#6b4a35"] as const;

/** A player's face: an iced cookie in the seat's colour. */
export const face = (name: string, colour: string): string => once(`face ${name} ${colour}`, () => draw(name, colour));

function draw(name: string, colour: string): string {
  const rnd = chance(name);
  const c: Colours = [colour, tone(colour, 0.5), tone(colour, -0.5)];
  const dough = DOUGHS[Math.floor(rnd() * 4)]!;
  const head = HEADS[rnd.of(["round", "scallop", "bun", "heart", "hex"])]!(rnd);
  return `<g transform="translate(50 50) scale(1.36) translate(-50 -47)">` + path(head, dough, `stroke="${tone(dough, -0.45)}" stroke-width="3"`) + `<g transform="translate(0 -7)">${glaze(c)}</g>` + EYES[rnd.of(["bright", "dots", "happy", "wink"])]!(c) + MOUTHS[rnd.of(["smile", "grin", "cat", "tooth"])]!() + "</g>";
}

export const facePicture = (name: string, colour: string): string => picture(face(name, colour), { cls: "face" });
