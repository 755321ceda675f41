// Sounds, synthesised in the page: a dry ceramic click, a softer one, small chords, and a scale that rises
// with every tile that scores.
// A browser allows sound only after the first click or key press on the page.
import { settings } from '../settings.svelte';

let context: AudioContext | null = null;
let last = 0;

function ready(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0 || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** The sound of struck clay: a short sine with inharmonic overtones. */
function strike(frequency: number, seconds: number, loudness: number, later = 0): void {
  const audio = ready();
  if (!audio) return;
  const begin = audio.currentTime + later;
  for (const [ratio, share] of [
    [1, 1],
    [2.71, 0.45],
    [5.2, 0.2],
  ]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = frequency * ratio;
    gain.gain.setValueAtTime(loudness * share * settings.volume, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds / ratio);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
}

function rested(): boolean {
  const now = performance.now();
  if (now - last < 40) return false;
  last = now;
  return true;
}

export function click(): void {
  if (rested()) strike(1150 + Math.random() * 180, 0.09, 0.16);
}

export function soft(): void {
  if (rested()) strike(520 + Math.random() * 60, 0.08, 0.08);
}

/** A major scale without the notes that clash: any group of tiles sounds well. */
const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760];

/** The tone of the tile with this number in a group that scores: the larger the group, the higher. */
export function pitch(index: number): number {
  return SCALE[Math.min(index, SCALE.length - 1)];
}

export function note(index: number): void {
  strike(pitch(index), 0.28, 0.1);
}

/** Like `note`, but it rings on. */
export function bell(index: number): void {
  strike(pitch(index) / 2, 1.1, 0.09);
  strike(pitch(index), 0.8, 0.05);
}

/** The end of a game. */
export function fanfare(): void {
  [523, 659, 784, 1047].forEach((tone, index) => strike(tone, 1.1, 0.08, index * 0.11));
}

export function chord(): void {
  [392, 494, 587].forEach((tone, index) => strike(tone, 0.6, 0.07, index * 0.07));
}

export function yourTurn(): void {
  strike(784, 0.35, 0.09);
  strike(1046, 0.45, 0.08, 0.12);
}
