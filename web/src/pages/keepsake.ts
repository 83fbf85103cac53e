/** A keepsake of a play: its poster, and below it the final board as the page draws it, in one SVG that needs nothing else. */
import { POSTER } from "../art/poster";
import type { Drawing } from "./sharing";

/** What a style sheet names by its address, as data. */
async function inside(address: string, sheet: CSSStyleSheet | null): Promise<string> {
  const blob = await (await fetch(new URL(address, sheet?.href ?? location.href))).blob();
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** All styles of the page with their letters, for a picture outside of it. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const written = rules.map(async (rule) => {
    const address = rule instanceof CSSFontFaceRule ? /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1] : undefined;
    return address ? rule.cssText.replace(address, await inside(address, rule.parentStyleSheet)) : rule.cssText;
  });
  return (await Promise.all(written)).join("\n");
}

/** The poster alone, for browsers that refuse to turn parts of a page into a picture, as Safari may. */
export const posterOnly = (poster: string): Drawing => ({ svg: poster.replace("<svg ", `<svg xmlns="http://www.w3.org/2000/svg" width="${POSTER.wide}" height="${POSTER.high}" `), wide: POSTER.wide, high: POSTER.high });

/** The poster above a board, as wide as the board is on the page. */
export async function keepsake(poster: string, board: HTMLElement): Promise<Drawing> {
  const { clientWidth: wide, clientHeight: below } = board;
  const above = (wide * POSTER.high) / POSTER.wide;
  const high = above + below;
  const { theme, game } = document.documentElement.dataset;
  const nodes = new XMLSerializer().serializeToString(board);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" data-theme="${theme}" data-game="${game}" data-motion="calm">`,
    `<style><![CDATA[${await styles()}]]></style>`,
    `<foreignObject y="${above}" width="${wide}" height="${below}"><body xmlns="http://www.w3.org/1999/xhtml" style="min-height:0;height:${below}px">${nodes}</body></foreignObject>`,
    poster.replace("<svg ", `<svg width="${wide}" height="${above}" `),
    "</svg>",
  ];
  return { svg: svg.join(""), wide, high };
}
