/** Shapes of heads and kinds of dough. */
import type { Chance } from "../chance";
import { blob, smooth, wavy } from "../paper";

// Heads: an outline around (50, 46) about 29 wide.
const rect = (x: number, y: number, w: number, h: number, r: number): string => `M${x} ${y + r}q0-${r} ${r}-${r}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r}-${r} ${r}h-${w - 2 * r}q-${r} 0-${r}-${r}Z`;
export const HEADS: Record<string, (rnd: Chance) => string> = {
  round: (rnd) => blob(50, 47, 29, rnd, 0.03), scallop: () => wavy(50, 47, 31, 11, 0.09), square: () => rect(23, 21, 54, 53, 11),
  loaf: () => "M22 46Q15 22 36 22Q44 14 54 19Q66 14 74 24Q86 28 78 46V66Q78 76 68 76H32Q22 76 22 66Z",
  bun: () => "M20 50Q20 18 50 18Q80 18 80 50Q82 74 50 75Q18 74 20 50Z", hex: () => smooth([[50, 16], [77, 30], [78, 62], [50, 77], [22, 62], [23, 30]]),
  drop: () => "M50 10Q56 24 72 34Q84 46 76 62Q68 77 50 77Q32 77 24 62Q16 46 28 34Q44 24 50 10Z", star: () => wavy(50, 48, 36, 5, 0.24),
  heart: () => "M50 78Q16 58 20 34Q25 17 41 20Q48 22 50 30Q52 22 59 20Q75 17 80 34Q84 58 50 78Z",
  eclair: () => rect(12, 28, 76, 44, 21), tart: () => "M16 34L23 28L30 34L37 26L44 33L50 25L56 33L63 26L70 34L77 28L84 34L76 68Q74 77 64 77H36Q26 77 24 68Z",
  wafer: () => rect(27, 14, 46, 63, 6), acorn: () => "M24 36H76Q80 60 62 71Q54 76 50 82Q46 76 38 71Q20 60 24 36Z", leaf: () => "M50 12Q80 24 80 50Q78 76 50 77Q22 76 20 50Q20 24 50 12Z",
  macaron: () => "M20 52Q20 18 50 18Q80 18 80 52Q82 62 84 65Q86 69 80 71Q74 78 50 78Q26 78 20 71Q14 69 16 65Q18 62 20 52Z",
  cupcake: () => "M22 42Q18 30 30 28Q34 14 50 16Q66 14 70 28Q82 30 78 42L72 70Q71 77 63 77H37Q29 77 28 70Z",
};


export const DOUGHS = ["#e2a557", "#cf8d45", "#f1d29a", "#b9743a", "#8a5432", "#e9bd80"];
