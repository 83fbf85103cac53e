/** The small picture beside a game's name. */
import { cookie } from "./cookies";
import { dino } from "./dinos";
import { face } from "./face";
import { numberCard } from "./numbercards";
import { CARD_BOX, picture } from "./paper";

const EMBLEMS: Record<string, () => string> = {
  "cookie-chomper": () => picture(cookie("cookie", 3)),
  "golden-cookie": () => picture(cookie("golden")),
  "cookie-hoarder": () => picture(cookie("bandit")),
  "number-chain": () => picture(numberCard("1/2/3/4/5"), { box: CARD_BOX }),
  "cover-your-cookies": () => picture(cookie("raspberry")),
  "toss-your-cookies": () => picture(cookie("gingerbread")),
  chomp: () => picture(dino("triceratops")),
  braverse: () => picture(face("Braverse", "#d9473f")),
};

export const emblem = (game: string): string => (EMBLEMS[game] ?? (() => picture(cookie("cookie"))))();
