/** What sits on a head. */
import { disc, line, oval, path, tone } from "../paper";
import type { Colours } from "./colours";
import { glaze, ink, sticker } from "./glaze";

export const TOPS: Record<string, (c: Colours) => string> = {
  flame: () => sticker("M50 -2Q60 8 66 4Q66 14 76 14Q74 26 64 30Q50 24 36 30Q26 26 24 14Q34 16 35 5Q42 8 50 -2Z", "#f2622e") + path("M50 9Q56 16 61 15Q64 23 57 28Q50 24 43 28Q36 23 39 15Q45 16 50 9Z", "#ffc845"),
  sprout: () => line("M50 22Q50 12 52 8", "#2f7d46", 4) + sticker("M52 10Q58-4 74 0Q72 14 52 10Z", "#6fc46a") + sticker("M51 12Q44 0 30 4Q34 17 51 12Z", "#4fa85b"),
  crown: () => sticker("M30 24L26 4L39 13L50 0L61 13L74 4L70 24Q50 18 30 24Z", "#ffce3d") + disc(50, 13, 3, "#e0457b") + disc(36, 17, 2.2, "#4b7bec") + disc(64, 17, 2.2, "#4b7bec"),
  berries: (c) => [[38, 19], [50, 13], [62, 19]].map(([x = 0, y = 0]) => disc(x, y, 9, c[0], ink(c[0])) + disc(x - 3, y - 3, 2.5, "#fff", `opacity=".7"`)).join("") + sticker("M50 6Q56-4 66-1Q62 8 50 6Z", "#57b35a"),
  icicles: () => sticker("M24 34Q22 16 50 14Q78 16 76 34L70 46L65 32L57 44L51 31L44 42L37 31L31 44Z", "#dff3ff") + line("M32 24Q40 19 50 19", "#fff", 3),
  wave: (c) => sticker("M22 38Q18 14 46 12Q68 8 82 22Q70 18 66 26Q78 26 80 36Q64 30 52 34Q36 38 22 38Z", c[1]) + line("M30 28Q42 18 58 18", "#fff", 3.5, `opacity=".8"`),
  glaze,
  cream: () => sticker("M26 30Q20 20 33 17Q32 7 45 8Q48-3 56 4Q66 4 66 14Q80 16 75 28Q62 34 50 31Q36 34 26 30Z", "#fff8ec") + line("M37 21Q50 26 64 19M43 12Q51 16 58 11", "#e5cfa9", 2.5),
  horns: (c) => sticker("M28 28Q14 20 18 4Q28 8 38 22Z", c[2]) + sticker("M72 28Q86 20 82 4Q72 8 62 22Z", c[2]),
  helmet: (c) => sticker("M22 42Q20 13 50 12Q80 13 78 42L70 40Q66 30 50 30Q34 30 30 40Z", "#c9d2de") + line("M50 13V29", "#8593a6", 4) + sticker("M48 12Q44-4 60-4Q70 0 56 12Z", c[0]),
  chef: () => sticker("M32 24Q20 22 24 10Q30 1 39 6Q50-6 61 6Q70 1 76 10Q80 22 68 24V30H32Z", "#fff") + line("M42 22V14M50 23V12M58 22V14", "#d7dbe4", 2.5),
  nurse: () => sticker("M32 24Q30 8 50 7Q70 8 68 24Q50 18 32 24Z", "#fff") + line("M50 10V20M45 15H55", "#e0457b", 3.5),
  cap: () => sticker("M18 38Q20 10 50 8Q80 10 82 38Q66 44 50 43Q34 44 18 38Z", "#8a5a33") + line("M50 8V0", "#6b4225", 5) + [[32, 28], [44, 22], [57, 22], [69, 29], [38, 35], [51, 32], [64, 35]].map(([x = 0, y = 0]) => disc(x, y, 3, "#6b4225")).join(""),
  feelers: () => line("M42 20Q36 8 28 6M58 20Q64 8 72 6", "#4b3420", 3) + disc(27, 5, 4.5, "#ffce3d", ink("#ffce3d")) + disc(73, 5, 4.5, "#ffce3d", ink("#ffce3d")),
  lamp: () => path("M50 10L98-4V22Z", "#fff3b0", `opacity=".7"`) + sticker("M40 22V8H60V22Z", "#fff3b0") + sticker("M36 8Q50-8 64 8Z", "#e0457b"),
  halo: () => oval(50, 9, 22, 6, "none", `stroke="#ffe28a" stroke-width="5"`) + oval(50, 9, 22, 6, "none", `stroke="#fff" stroke-width="1.5"`),
  bow: (c) => sticker("M50 18Q34 2 28 12Q26 24 50 20Z", c[0]) + sticker("M50 18Q66 2 72 12Q74 24 50 20Z", c[0]) + disc(50, 18, 5, c[1], ink(c[0])),
  hood: (c) => sticker("M50 4Q90 14 86 60Q86 78 74 82Q80 50 66 36Q50 26 34 36Q20 50 26 82Q14 78 14 60Q10 14 50 4Z", c[2]) + line("M27 46Q32 30 50 27Q68 30 73 46", tone(c[2], 0.25), 3),
  witch: (c) => sticker("M12 30Q50 16 88 30Q70 38 50 37Q30 38 12 30Z", c[2]) + sticker("M32 27Q40 4 62-4Q58 4 68 26Q50 20 32 27Z", c[2]) + line("M33 24Q50 17 67 24", c[1], 4.5),
  wings: (c) => sticker("M22 44Q2 26 0 48Q6 46 8 54Q14 50 18 60Q24 56 28 58Z", c[2]) + sticker("M78 44Q98 26 100 48Q94 46 92 54Q86 50 82 60Q76 56 72 58Z", c[2]) + sticker("M33 24L30 8L44 19ZM67 24L70 8L56 19Z", c[2]),
  ears: (c) => sticker("M26 36Q10 28 14 52Q18 64 28 54Z", c[0]) + sticker("M74 36Q90 28 86 52Q82 64 72 54Z", c[0]),
  leaves: () => [[30, 24, -40], [42, 15, -15], [58, 15, 15], [70, 24, 40]].map(([x = 0, y = 0, a = 0]) => `<g transform="translate(${x} ${y}) rotate(${a})">${sticker("M0 8Q-11-2 0-15Q11-2 0 8Z", "#57a851")}${line("M0 5V-8", "#2f7d46", 1.6)}</g>`).join(""),
  slice: () => disc(62, 18, 14, "#ffd93b", ink("#e8b80e")) + disc(62, 18, 10, "#fff2a8") + line("M62 9V27M53 18H71M56 12L68 24M68 12L56 24", "#ffd93b", 2.2),
  candle: () => sticker("M46 20V4H54V20Z", "#fff") + line("M46 15L54 11M46 9L54 5", "#e0457b", 2.5) + sticker("M50-8Q57 0 50 4Q43 0 50-8Z", "#ffb52e"),
  smoke: () => [[38, 16, 9], [52, 10, 11], [65, 17, 8], [58, -1, 6]].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, "#d9d3dc", ink("#bdb4c2"))).join(""),
  spikes: (c) => sticker("M22 38L16 18L32 24L34 6L46 18L56 2L62 18L76 8L72 26L86 24L78 40Q50 22 22 38Z", c[0]),
  pineapple: () => sticker("M50 22Q44 6 30 4Q40 10 38 18Q28 14 22 18Q34 20 40 28Q50 22 60 28Q66 20 78 18Q72 14 62 18Q60 10 70 4Q56 6 50 22Z", "#57a851"),
  book: (c) => sticker("M26 22Q38 14 50 20Q62 14 74 22V8Q62 0 50 6Q38 0 26 8Z", "#fffaf0") + line("M50 6V20", c[0], 2.5) + line("M32 11Q39 8 45 11M55 11Q61 8 68 11", c[0], 1.8),
};
