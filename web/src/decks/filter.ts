/** Which cards of the pool are shown. */
import type { Known } from "../play/play.svelte";

export interface Filter {
  /** A colour, or empty for all. */
  color: string;
  /** A level, a type, or empty for all. */
  kind: string;
  /** Words that all stand in its name or text. */
  words: string;
}

/** Without capitals and accents, as people type in a hurry. */
const plain = (text: string): string => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

export function fits(card: Known, { color, kind, words }: Filter): boolean {
  const { looks } = card;
  if (color && looks.color !== color) return false;
  if (kind && kind !== looks.type && kind !== String(looks.level)) return false;
  const text = plain(`${card.name} ${card.thing} ${card.text}`);
  return plain(words).split(/\s+/).every((word) => text.includes(word));
}
