/** What stands behind a figure. */
import type { Chance } from "../chance";
import { disc, line, n, oval, path, rays, scatter, tone, wavy } from "../paper";
import type { Colours } from "./colours";

export const backdrop = (rnd: Chance, c: Colours): string => {
  const [main, light, dark] = c;
  const sky = `<rect width="100" height="140" fill="${tone(main, 0.18)}"/>`;
  const beams = () => path(rays(50, 52, 120, 12, 0.26), light, `opacity=".42"`);
  const dots = () => scatter(rnd, 34, 50, 60, 80, 11).map(([x, y]) => disc(x, y, rnd.in(1.5, 4), light, `opacity=".6"`)).join("");
  const hills = () => path(`M0 84Q24 ${n(rnd.in(58, 76))} 52 82T100 74V140H0Z`, tone(main, -0.18)) + path("M0 98Q34 82 66 98T100 94V140H0Z", tone(main, -0.32)) + disc(rnd.in(14, 86), 22, 11, light, `opacity=".85"`);
  const waves = () => [0, 1, 2, 3].map((i) => line(`M-10 ${24 + i * 26}q15-16 30 0t30 0t30 0t30 0`, light, 6, `opacity="${0.25 + i * 0.1}"`)).join("");
  const stars = () => scatter(rnd, 16, 50, 56, 70, 18).map(([x, y]) => path(wavy(x, y, rnd.in(3, 7), 4, 0.6), light, `opacity=".75"`)).join("");
  const check = () => { let d = ""; for (let y = 0; y < 8; y++) for (let x = y % 2; x < 6; x += 2) d += `M${x * 18} ${y * 18}h18v18h-18Z`; return path(d, light, `opacity=".25"`); };
  return sky + rnd.of([beams, dots, hills, waves, stars, check])() + oval(50, 104, 60, 24, dark, `opacity=".28"`);
};
