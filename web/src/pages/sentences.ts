/** How a table is played, as sentences: each with its value, and what it can be changed to. */
import type { Change, GameInfo, OptionForm, Settings, TableInfo, TimeControl } from "../client/protocol";
import type { Word } from "../words/en";
import { t } from "../words/words";

/** All that a maker can still change, as it stands. */
export type Terms = Required<Pick<Change, "options" | "house" | "format" | "settings">>;

export interface Sentence {
  key: string;
  words: string;
  /** Its value, as it is read. */
  says: string;
  value: unknown;
  /** The clause of the rules that it bends; empty for what is no matter of the rules. */
  clause: string;
  usual: boolean;
  /** What it can be; nothing where it is written or counted. */
  choices: { value: unknown; label: string }[];
  /** Whether several of the choices hold at once. */
  several: boolean;
  /** Where it is a number: from and to. */
  span: [low: number, high: number] | null;
  /** The terms with another value. */
  with(value: unknown): Terms;
}

/** Files of one's own stay with the table: they are not sent to and fro. */
export function termsOf({ options, house, format, settings }: TableInfo, game: GameInfo): Terms {
  const files = game.options.filter((option) => option.kind === "data").map((option) => option.name);
  return { options: Object.fromEntries(Object.entries(options).filter(([name]) => !files.includes(name))), house, format, settings };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const read = (choices: Sentence["choices"], value: unknown): string => choices.find((choice) => same(choice.value, value))?.label ?? String(value);

/** What a format is called: `best-of-3`, `first-to-50`, `total-after-4`. */
export function formatWords(format: string): string {
  const [, kind = "", count = ""] = /^([a-z-]+)-(\d+)$/.exec(format) ?? [];
  const words: Record<string, Word> = { "best-of": "formatBest", "first-to": "formatFirst", "total-after": "formatTotal" };
  return words[kind] ? t(words[kind], { count }) : format === "single" ? t("formatSingle") : format;
}

/** How long anyone may think, beside what happens after that. */
type Time = Pick<TimeControl, "kind" | "seconds" | "bonus">;

const answersWithin = (seconds: number): Time => ({ kind: "question", seconds });
const minutesEach = (minutes: number, bonus: number): Time => ({ kind: "bank", seconds: 60 * minutes, bonus });
const CLOCKS: Time[] = [{}, ...[15, 30, 60, 120].map(answersWithin), minutesEach(5, 5), minutesEach(15, 10), ...[86_400, 259_200].map(answersWithin)];
const DELAYS = [0, 30, 120, 600];

/** The time of a clock as one of the choices says it: without what is nothing. */
const timeOf = ({ kind = "none", seconds = 0, bonus = 0 }: TimeControl = {}): Time => (kind === "none" ? {} : { kind, seconds, ...(bonus ? { bonus } : {}) });

function timeWords({ kind, seconds = 0, bonus = 0 }: Time): string {
  if (!kind) return t("clockNone");
  if (kind === "bank") return t(bonus ? "clockBank" : "clockBankAlone", { count: Math.round(seconds / 60), bonus });
  if (!seconds || seconds % 86_400) return t("clockQuestion", { count: seconds });
  return seconds === 86_400 ? t("clockDay") : t("clockDays", { count: seconds / 86_400 });
}

const delayWords = (seconds: number): string => (!seconds ? t("delayNone") : seconds % 60 ? t("delaySeconds", { count: seconds }) : t("delayMinutes", { count: seconds / 60 }));

/** The usual choices, and what was chosen elsewhere. */
const among = <T>(usual: T[], value: T): T[] => (usual.some((each) => same(each, value)) ? usual : [...usual, value]);

/** The declared options of a game; files of one's own are no matter for a lobby, and what a seat brings stands beside it. */
export function optionSentences(game: GameInfo, terms: Terms, names: readonly string[]): Sentence[] {
  return game.options.filter((option) => option.kind !== "data" && !option.seat).map((option) => optionSentence(option, terms, names));
}

function optionSentence(option: OptionForm, terms: Terms, names: readonly string[]): Sentence {
  const value = terms.options[option.name] ?? option.default;
  const choices = choicesOf(option, names);
  const several = option.kind === "several";
  const says = several ? (value as string[]).map((each) => read(choices, each)).join(", ") || t("none") : Array.isArray(value) ? value.join(", ") : read(choices, value);
  return {
    key: option.name,
    words: option.words,
    says,
    value,
    clause: option.clause,
    usual: same(value, option.default),
    choices,
    several,
    span: option.kind === "whole" ? [option.low ?? 0, option.high ?? 0] : null,
    with: (next) => ({ ...terms, house: "", options: { ...terms.options, [option.name]: Array.isArray(option.default) && typeof next === "string" ? next.split(/[\s,]+/).filter(Boolean) : next } }),
  };
}

function choicesOf(option: OptionForm, names: readonly string[]): Sentence["choices"] {
  if (option.kind === "switch") return [true, false].map((on) => ({ value: on, label: t(on ? "yes" : "no") }));
  return listed(option, names);
}

/** Seats go by who sits there; one that the table does not have is no choice. */
function listed({ choices = [], labels = [] }: OptionForm, names: readonly string[]): Sentence["choices"] {
  return choices
    .map((value, i) => {
      const seat = /^seat(\d)$/.exec(value)?.[1];
      return { value, label: seat === undefined ? (labels[i] ?? value) : names[Number(seat)] || (Number(seat) < names.length ? t("chairNumber", { count: Number(seat) + 1 }) : "") };
    })
    .filter((choice) => choice.label);
}

/** What is agreed beside the rules: house rules, the match, time, who may look on, chat. */
export function tableSentences(game: GameInfo, terms: Terms): Sentence[] {
  const { settings } = terms;
  const time = timeOf(settings.clock);
  const set = (change: Partial<Settings>): Terms => ({ ...terms, settings: { ...settings, ...change } });
  const clocked = !same(time, {});
  const watched = settings.watch ?? true;
  const delay = settings.delay ?? 0;
  const all: [key: string, words: string, value: unknown, usual: unknown, choices: [unknown, string][], change: (value: any) => Terms][] = [
    ["format", t("format"), terms.format, "single", [...new Set([...game.formats, terms.format])].map((each) => [each, formatWords(each)]), (format: string) => ({ ...terms, format })],
    ["clock", t("clock"), time, {}, among(CLOCKS, time).map((each) => [each, timeWords(each)]), (chosen: Time) => set({ clock: chosen.kind ? { ...settings.clock, bonus: 0, ...chosen } : {} })],
    ["seen", t("seen"), settings.seen ?? "link", "link", [["link", t("onLink")], ["public", t("onList")]], (seen: "link" | "public") => set({ seen })],
    ["watch", t("watch"), watched, true, [[true, t("yes")], [false, t("no")]], (watch: boolean) => set({ watch })],
    ["chat", t("chat"), settings.chat ?? false, false, [[true, t("on")], [false, t("off")]], (chat: boolean) => set({ chat })],
    ["pace", t("pace"), settings.pace ?? 1, 1, [[0, t("paceNone")], [0.4, t("paceFast")], [1, t("paceUsual")], [2, t("paceSlow")]], (pace: number) => set({ pace })],
  ];
  const after = (key: string, more: (typeof all)[number]): void => void all.splice(all.findIndex(([each]) => each === key) + 1, 0, more);
  if (clocked) after("clock", ["out", t("timeOut"), settings.clock?.out ?? "default", "default", [["default", t("outDefault")], ["bot", t("outBot")]], (out: "bot" | "default") => set({ clock: { ...settings.clock, out } })]);
  if (watched) after("watch", ["delay", t("delay"), delay, 0, among(DELAYS, delay).map((each) => [each, delayWords(each)]), (delay: number) => set({ delay })]);
  if (game.houses.length) {
    const houses: [unknown, string][] = [["", t("usual")], ...game.houses.map((each): [unknown, string] => [each.house, each.label])];
    all.unshift(["house", t("houseRule"), terms.house, "", houses, (house: string) => ({ ...terms, house, options: {} })]);
  }
  return all.map(([key, words, value, usual, given, change]) => {
    const choices = given.map(([each, label]) => ({ value: each, label }));
    return { key, words, says: read(choices, value), value, clause: "", usual: same(value, usual), choices, several: false, span: null, with: change };
  });
}
