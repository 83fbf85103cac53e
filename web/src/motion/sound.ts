/** A handful of noises from an oscillator and a burst of noise; silent until wanted. */
import { settings } from "../settings.svelte";

let audio: AudioContext | undefined;

function tone(at: number, from: number, to: number, long: number, type: OscillatorType = "sine", loud = 0.12): void {
  const { currentTime, destination } = audio!;
  const swing = audio!.createOscillator();
  const gain = audio!.createGain();
  const start = currentTime + at;
  swing.type = type;
  swing.frequency.setValueAtTime(from, start);
  swing.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  swing.connect(gain).connect(destination);
  swing.start(start);
  swing.stop(start + long);
}

function noise(at: number, long: number, pitch: number, loud = 0.2): void {
  const { sampleRate, currentTime, destination } = audio!;
  const count = sampleRate * long;
  const buffer = audio!.createBuffer(1, count, sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < count; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / count) ** 2;
  const source = audio!.createBufferSource();
  const filter = audio!.createBiquadFilter();
  const gain = audio!.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.buffer = buffer;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(destination);
  source.start(currentTime + at);
}

const SOUNDS = {
  pick: () => tone(0, 520, 660, 0.06),
  card: () => noise(0, 0.12, 2400),
  tick: () => tone(0, 880, 990, 0.04, "triangle", 0.05),
  crunch: () => [0, 0.05, 0.11].forEach((at) => noise(at, 0.07, 1100 + at * 4000, 0.35)),
  dice: () => [0, 0.09, 0.16, 0.21].forEach((at) => noise(at, 0.04, 3200)),
  turn: () => [523, 659].forEach((pitch, i) => tone(i * 0.1, pitch, pitch, 0.18, "triangle")),
  no: () => tone(0, 220, 160, 0.16, "triangle"),
  poison: () => tone(0, 330, 70, 0.7, "sawtooth", 0.08),
  done: () => tone(0, 660, 784, 0.16, "triangle"),
  win: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(i * 0.12, pitch, pitch, 0.3, "triangle")),
};
export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  SOUNDS[name]();
}

/** A short buzz, where the device can: 8 for a pick, 20 for a play, a pattern for your turn. */
export function buzz(pattern: number | number[]): void {
  // Before its first tap no page may buzz: browsers complain of it.
  const tapped = navigator.userActivation?.hasBeenActive ?? true;
  if (tapped && settings.haptics && !settings.calm) navigator.vibrate?.(pattern);
}
