/** Eyes, mouths and lines on the dough. */
import { disc, line, oval, path, tone } from "../paper";
import type { Colours } from "./colours";

// Lines drawn on the dough.
export const MARKS: Record<string, (dough: string) => string> = {
  grid: (d) => line("M24 36H76M22 52H78M24 66H76M36 20V74M50 18V76M64 20V74", tone(d, -0.25), 2.5, `opacity=".55"`), cross: () => line("M50 20V34M36 27H64", "#fff8ec", 6),
  layers: () => line("M30 71.5H70", "#fff3dc", 3.6), cream: () => line("M21 70Q50 74 79 70", "#fff8ec", 5), swirl: (d) => line("M64 68Q76 62 74 54", tone(d, -0.25), 3), pricks: (d) => [[30, 66], [38, 70], [62, 70], [70, 66]].map(([x = 0, y = 0]) => disc(x, y, 1.8, tone(d, -0.35))).join(""),
  freckles: (d) => [[30, 60], [35, 63], [65, 63], [70, 60]].map(([x = 0, y = 0]) => disc(x, y, 1.5, tone(d, -0.3))).join(""), chips: () => [[28, 64], [72, 62], [66, 70], [35, 71]].map(([x = 0, y = 0]) => disc(x, y, 3, "#4a2a18")).join(""),
  seeds: () => [[30, 66], [38, 71], [62, 71], [70, 66]].map(([x = 0, y = 0]) => oval(x, y, 2.6, 1.6, "#fff3d0")).join(""), none: () => "",
};

export const EYES: Record<string, (c: Colours) => string> = {
  bright: () => [38, 62].map((x) => oval(x, 49, 5, 6.5, "#33201a") + disc(x + 1.6, 46.5, 2, "#fff")).join(""),
  dots: () => disc(38, 49, 4, "#33201a") + disc(62, 49, 4, "#33201a") + disc(39.3, 47.6, 1.3, "#fff") + disc(63.3, 47.6, 1.3, "#fff"),
  fierce: () => [38, 62].map((x) => oval(x, 50, 5, 5.5, "#33201a") + disc(x + 1.5, 48, 1.7, "#fff")).join("") + line("M30 41L43 45M70 41L57 45", "#33201a", 3.4),
  happy: () => line("M32 51Q38 44 44 51M56 51Q62 44 68 51", "#33201a", 3.6), sleepy: () => line("M32 49Q38 54 44 49M56 49Q62 54 68 49", "#33201a", 3.4),
  wink: () => oval(38, 49, 5, 6.5, "#33201a") + disc(39.6, 46.5, 2, "#fff") + line("M56 50Q62 44 68 50", "#33201a", 3.6),
  glasses: () => EYES.dots!(["", "", ""]) + disc(38, 49, 9, "none", `stroke="#33201a" stroke-width="2.6"`) + disc(62, 49, 9, "none", `stroke="#33201a" stroke-width="2.6"`) + line("M47 49H53", "#33201a", 2.6),
  glow: (c) => [38, 62].map((x) => oval(x, 49, 7.5, 7, c[2]) + oval(x, 49, 4.5, 4, c[1]) + disc(x, 48, 1.8, "#fff")).join(""),
  patch: () => oval(38, 49, 5, 6.5, "#33201a") + disc(39.6, 46.5, 2, "#fff") + path("M55 43H70L68 55Q62 59 57 55Z", "#33201a") + line("M30 30L74 44", "#33201a", 2.2),
};
export const MOUTHS: Record<string, () => string> = {
  smile: () => line("M43 61Q50 67 57 61", "#5a2d1c", 3), grin: () => path("M41 59H59Q58 69 50 69Q42 69 41 59Z", "#7c2230") + path("M43 59H57V62H43Z", "#fff"), oh: () => oval(50, 63, 3.6, 4.4, "#7c2230"),
  cat: () => line("M42 60Q46 65 50 60Q54 65 58 60", "#5a2d1c", 2.8), fang: () => line("M42 61Q50 66 58 61", "#5a2d1c", 3) + path("M52 63L55 68L57 62Z", "#fff"), flat: () => line("M44 63H56", "#5a2d1c", 3), smirk: () => line("M44 63Q52 66 58 59", "#5a2d1c", 3),
  tooth: () => path("M42 60Q50 68 58 60Z", "#7c2230") + path("M48 60H52V63H48Z", "#fff"),
};
