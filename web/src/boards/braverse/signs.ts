/** Signs on the board of Braverse. */
import { disc, line, path, picture } from "../../art/paper";

export const HEART = picture(path("M50 92Q4 58 8 30Q16 6 36 12Q46 16 50 28Q54 16 64 12Q84 6 92 30Q96 58 50 92Z", "#c9386b", `stroke="#fff" stroke-width="7"`));

/** Rested: it sleeps. */
export const MOON = picture(disc(50, 50, 46, "#fffaf0", `stroke="#4a3f8f" stroke-width="6"`) + path("M60 22A30 30 0 1 0 78 66A24 24 0 1 1 60 22Z", "#6f63c9"));

/** Something holds it back, or helps it. */
export const BOUND = picture(disc(50, 50, 46, "#fffaf0", `stroke="#a3204f" stroke-width="6"`) + line("M50 24V56", "#a3204f", 11) + disc(50, 75, 7, "#a3204f"));

/** The empty place of a pile. */
export const NO_PILE = picture(`<rect x="4" y="4" width="92" height="132" rx="14" fill="none" stroke="currentColor" stroke-width="6" stroke-dasharray="12 10" opacity=".55"/>`, { box: "0 0 100 140" });

/** It has a FLIP: something happens when it is turned up from beneath a Cookie. */
export const FLIP = picture(line("M20 58A32 32 0 1 1 50 82", "currentColor", 15) + path("M56 58V106L24 82Z", "currentColor"));
