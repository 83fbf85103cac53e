/** Seeded chance: the same seed draws the same picture, on every machine and in every language. */
export interface Chance {
  (): number;
  in(low: number, high: number): number;
  of<T>(list: readonly T[]): T;
}

export function chance(seed: string | number): Chance {
  let h = 2166136261;
  for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  const next = (): number => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    in: (low: number, high: number) => low + next() * (high - low),
    of: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  });
}
