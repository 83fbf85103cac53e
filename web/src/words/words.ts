/** The app's own sentences in the language of the settings; a component that uses them follows a change. */
import { settings } from "../settings.svelte";
import { en, type Word, type Words } from "./en";
import { es } from "./es";

const LANGUAGES: Record<string, Words> = { en, es };

/** Lists of the games have no comma before "and". */
const LOCALES = { en: "en-GB", es: "es" } as const;

export type Fields = Record<string, string | number>;

export function fill(text: string, fields: Fields): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fields[name] ?? whole));
}

export function t(word: Word, fields: Fields = {}): string {
  return fill((LANGUAGES[settings.language] ?? en)[word], fields);
}

/** Several things in a sentence: "1, 2 and 5". */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[settings.language], { type: "conjunction" }).format(things);
}

/** The same, of which one counts: "the discard or your stack". */
export function either(things: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[settings.language], { type: "disjunction" }).format(things);
}

/** A sentence; where it reads otherwise of a single thing, `count` says which. */
export type Sentence = string | { one: string; other: string };

/** A dictionary of a part of the app, such as a board: both languages say the same things. */
export function dictionary<Key extends string>(words: { en: Record<Key, Sentence>; es: Record<NoInfer<Key>, Sentence> }): (key: Key, fields?: Fields) => string {
  return (key, fields = {}) => {
    const sentence = words[settings.language][key];
    return fill(typeof sentence === "string" ? sentence : sentence[fields.count === 1 ? "one" : "other"], fields);
  };
}
