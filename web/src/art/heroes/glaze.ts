/** The icing on a head, and how things that sit on one are cut out. */
import { line, path, tone } from "../paper";
import type { Colours } from "./colours";

export const ink = (c: string): string => `stroke="${tone(c, -0.5)}" stroke-width="2.2" stroke-linejoin="round"`;
export const sticker = (d: string, c: string): string => path(d, c, ink(c));

export const glaze = (c: Colours): string =>
  sticker("M22 44Q18 17 50 16Q82 17 78 44Q74 52 70 43Q66 36 62 45Q58 54 54 42Q50 36 46 44Q42 56 38 44Q34 37 30 46Q25 52 22 44Z", c[0]) + line("M32 28Q38 21 48 20", "#fff", 4, `opacity=".6"`);
