/** The five colours of Braverse, each with its light and its dark. */
export type Colours = readonly [main: string, light: string, dark: string];

export const COLOUR: Record<string, Colours> = {
  red: ["#d9473f", "#ff9a5c", "#7c1f22"], yellow: ["#e8a514", "#ffe08a", "#7d5306"], green: ["#3f9d5a", "#bfe58a", "#1d5235"],
  blue: ["#2f7fd0", "#9fdcff", "#153f7a"], purple: ["#7e4bb5", "#d9b3ff", "#3c1d63"],
};
