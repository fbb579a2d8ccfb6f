/** A few small sounds, made on the spot; browsers allow them after the first touch. */

import { settings } from './settings.svelte';

type Tone = [frequency: number, start: number, length: number, loudness: number, shape: OscillatorType];

const SOUNDS = {
  place: [[196, 0, 0.09, 0.22, 'triangle'], [98, 0, 0.12, 0.2, 'sine']],
  pick: [[523, 0, 0.05, 0.1, 'triangle'], [784, 0.05, 0.08, 0.08, 'triangle']],
  coin: [[1319, 0, 0.06, 0.07, 'sine'], [1760, 0.06, 0.14, 0.07, 'sine']],
  roll: [[180, 0, 0.04, 0.12, 'square'], [140, 0.07, 0.04, 0.12, 'square'], [210, 0.14, 0.05, 0.1, 'square']],
  turn: [[659, 0, 0.16, 0.12, 'sine'], [880, 0.14, 0.28, 0.12, 'sine']],
  end: [[523, 0, 0.2, 0.12, 'triangle'], [659, 0.16, 0.2, 0.12, 'triangle'], [784, 0.32, 0.5, 0.14, 'triangle']],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

function sing(audio: AudioContext, [frequency, start, length, loudness, shape]: Tone): void {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  const from = audio.currentTime + start;
  voice.type = shape;
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(from);
  voice.stop(from + length);
}

export function playSound(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[sound] as Tone[]) sing(context, tone);
}
