/**
 * A match dealt again in this browser: from what was promised, told and added, draw by draw.
 * The sums are written out here because browsers lend theirs to pages behind https alone.
 */
import type { DealtPlay, Draw } from "../client/protocol";

export interface CheckedPlay {
  play: number;
  /** Whether the secret that was told is the one that was promised. */
  kept: boolean;
  draws: number;
  /** How many of them the secret would have dealt otherwise. */
  off: number;
}

const utf8 = new TextEncoder();

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const FIRST = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256. */
export function sha256(data: Uint8Array): Uint8Array {
  const whole = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  whole.set(data);
  whole[data.length] = 0x80;
  const words = new DataView(whole.buffer);
  words.setUint32(whole.length - 4, data.length * 8);
  const sum = [...FIRST];
  const w = new Int32Array(64);
  for (let block = 0; block < whole.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      w[i] = (w[i - 16]! + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10))) | 0;
    }
    let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] = (sum[i]! + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  sum.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, text: string): Uint8Array {
  const pad = new Uint8Array(64);
  pad.set(key.length > 64 ? sha256(key) : key);
  const joined = (by: number, rest: Uint8Array): Uint8Array => {
    const all = new Uint8Array(64 + rest.length);
    all.set(pad.map((byte) => byte ^ by));
    all.set(rest, 64);
    return all;
  };
  return sha256(joined(0x5c, sha256(joined(0x36, utf8.encode(text)))));
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The number below n that a draw gives: each as likely as any other. */
export function fairBelow(key: Uint8Array, draw: number, n: number): number {
  const all = 1n << 64n;
  for (let tries = 0; ; tries++) {
    const word = new DataView(hmac(key, `${draw}/${tries}`).buffer).getBigUint64(0);
    if (word < all - (all % BigInt(n))) return Number(word % BigInt(n));
  }
}

function dealtBy(key: Uint8Array, number: number, draw: Draw): string {
  let place = fairBelow(key, number, draw.counts.reduce((sum, count) => sum + count, 0));
  for (const [at, count] of draw.counts.entries()) {
    if (place < count) return draw.names[at] ?? "";
    place -= count;
  }
  return "";
}

/** A play dealt again from what was promised for it. */
export function check(play: DealtPlay): CheckedPlay {
  const secret = unhex(play.secret);
  const kept = !!play.secret && hex(sha256(secret)) === play.commitment;
  const added = Object.keys(play.numbers).sort().map((seat) => `${seat}=${play.numbers[seat]}`);
  const key = hmac(secret, `cookie tin/${play.play}/${added.join(",")}`);
  const off = play.draws.filter((draw, number) => dealtBy(key, number, draw) !== draw.dealt).length;
  return { play: play.play, kept, draws: play.draws.length, off };
}
