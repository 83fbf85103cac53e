/** Cards without a figure: items, traps and stages. */
import type { Chance } from "../chance";
import { disc, line, n, oval, path, tone, wavy } from "../paper";
import type { Colours } from "./colours";
import { sign } from "./signs";

const halo = (y = 58): string => disc(50, y, 38, "#fffaf0", `opacity=".3"`) + disc(50, y, 30, "#fffaf0", `opacity=".35"`);
export function item(rnd: Chance, c: Colours, op: string): string {
  const jar = () => path("M32 40H68Q76 44 76 54V86Q76 96 66 96H34Q24 96 24 86V54Q24 44 32 40Z", "#eaf4ff", `stroke="${c[2]}" stroke-width="3"`) + path("M27 60Q50 54 73 60V86Q73 93 66 93H34Q27 93 27 86Z", c[0]) + path("M30 26H70V40H30Z", "#c9821b", `stroke="${c[2]}" stroke-width="3"`) + line("M34 52V78", "#fff", 5, `opacity=".8"`);
  const bag = () => path("M30 40Q20 70 24 90Q50 102 76 90Q80 70 70 40Z", "#fff3d6", `stroke="${c[2]}" stroke-width="3"`) + path("M28 24Q50 34 72 24L68 42Q50 48 32 42Z", c[0], `stroke="${c[2]}" stroke-width="3"`);
  const bowl = () => path("M16 56H84Q82 94 50 96Q18 94 16 56Z", "#fffaf0", `stroke="${c[2]}" stroke-width="3"`) + oval(50, 56, 34, 11, c[0], `stroke="${c[2]}" stroke-width="3"`) + line("M66 54L84 24", "#8a5a33", 6) + path("M30 54Q40 36 50 48Q62 34 70 54Z", c[1]);
  const tube = () => path("M36 22H64L76 84Q76 94 66 94H34Q24 94 24 84Z", "#fffaf0", `stroke="${c[2]}" stroke-width="3"`) + path("M30 58H70L75 84Q75 92 66 92H34Q25 92 25 84Z", c[0]) + path("M40 10H60L64 22H36Z", c[2]);
  const cup = () => path("M24 44H72V78Q72 96 54 96H42Q24 96 24 78Z", "#fffaf0", `stroke="${c[2]}" stroke-width="3"`) + line("M72 54Q88 54 86 68Q84 80 70 80", c[2], 5) + oval(48, 45, 24, 7, c[0], `stroke="${c[2]}" stroke-width="3"`) + line("M40 30q-5-7 0-13M54 30q-5-7 0-13", "#fffaf0", 4);
  const basket = () => line("M24 58Q50 4 76 58", "#8a5a33", 6) + [[36, 52], [50, 46], [64, 52]].map(([x = 0, y = 0]) => disc(x, y, 11, c[0], `stroke="${c[2]}" stroke-width="2.5"`)).join("") + path("M18 58H82L74 94Q73 98 68 98H32Q27 98 26 94Z", "#d9a25a", `stroke="#7c4a22" stroke-width="3"`) + line("M22 70H78M25 83H75M36 60V96M64 60V96", "#b67c3a", 3);
  const scroll = () => path("M26 28H74V90H26Z", "#fff3d6", `stroke="${c[2]}" stroke-width="3"`) + path("M20 22H80V34H20ZM20 86H80V98H20Z", c[0], `stroke="${c[2]}" stroke-width="3"`) + line("M36 46H64M36 54H58", c[2], 3, `opacity=".5"`);
  return halo() + rnd.of([jar, bag, bowl, tube, cup, basket, scroll])() + disc(50, 74, 15, "#fffaf0") + sign(op, 50, 74, 0.85);
}
export const trap = (rnd: Chance, c: Colours, op: string): string => {
  let jaw = "";
  const teeth = rnd.of([8, 10, 12, 14]), edge = rnd.of([0, 0.06, 0.1]);
  for (let i = 0; i < teeth; i++) { const a = (i / teeth) * 6.283, b = a + 0.22; jaw += `M${n(50 + Math.cos(a - 0.2) * 38)} ${n(58 + Math.sin(a - 0.2) * 38)}L${n(50 + Math.cos(a) * 24)} ${n(58 + Math.sin(a) * 24)}L${n(50 + Math.cos(b) * 38)} ${n(58 + Math.sin(b) * 38)}Z`; }
  return path(wavy(50, 58, 46, teeth, edge), c[2]) + disc(50, 58, 38, tone(c[0], -0.35)) + path(jaw, "#f2eee6") + disc(50, 58, 19, tone(c[0], 0.55)) + sign(op, 50, 58, 1.15);
};
export const stage = (rnd: Chance, c: Colours, op: string): string => {
  const roof = rnd.of(["M14 54L50 20L86 54Z", "M12 54Q50 8 88 54Z", "M16 54L32 26H68L84 54Z"]);
  return path("M0 92Q50 80 100 92V140H0Z", tone(c[0], -0.35)) + path("M22 52H78V98H22Z", "#e2a557", `stroke="#7c4a22" stroke-width="3"`) + path(roof, c[0], `stroke="${c[2]}" stroke-width="3" stroke-linejoin="round"`) + line("M18 54q8 9 16 0t16 0t16 0t16 0", "#fffaf0", 5) +
    path("M42 98V78Q50 68 58 78V98Z", "#6b3f20") + disc(32, 70, 6, "#fff3b0", `stroke="#7c4a22" stroke-width="2.5"`) + disc(68, 70, 6, "#fff3b0", `stroke="#7c4a22" stroke-width="2.5"`) + disc(50, 42, 13, "#fffaf0", `stroke="${c[2]}" stroke-width="2.5"`) + sign(op, 50, 42, 0.72);
};
