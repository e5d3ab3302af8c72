// Small sounds, made by WebAudio when they are needed: no file is loaded, and nothing sounds before a first touch.

export type SoundName = "bell" | "coin" | "card" | "splash" | "turn" | "wood" | "end";
export interface Sounds {
  play: (name: SoundName) => void;
}

interface Note {
  hertz: number;
  gain: number;
  seconds: number;
  after?: number;
  shape?: OscillatorType;
}
interface Hiss {
  hertz: number;
  to: number;
  gain: number;
  seconds: number;
}

// A bell's partials are not whole multiples of its hum: that is what makes it a bell.
const BELL: Note[] = [
  { hertz: 523, gain: 0.25, seconds: 1.6 },
  { hertz: 1046, gain: 0.4, seconds: 1.2 },
  { hertz: 1244, gain: 0.3, seconds: 0.9 },
  { hertz: 1568, gain: 0.2, seconds: 0.7 },
  { hertz: 2093, gain: 0.2, seconds: 0.5 },
  { hertz: 2794, gain: 0.1, seconds: 0.3 },
];
const COIN: Note[] = [
  { hertz: 2350, gain: 0.18, seconds: 0.12 },
  { hertz: 3140, gain: 0.16, seconds: 0.35, after: 0.06 },
];
const TURN: Note[] = [
  { hertz: 587, gain: 0.12, seconds: 0.35, shape: "triangle" },
  { hertz: 880, gain: 0.12, seconds: 0.5, after: 0.11, shape: "triangle" },
];
const WOOD: Note[] = [
  { hertz: 190, gain: 0.4, seconds: 0.09, shape: "triangle" },
  { hertz: 410, gain: 0.16, seconds: 0.05 },
];
const END: Note[] = [523, 659, 784, 1046].map((hertz, i) => ({ hertz, gain: 0.14, seconds: 0.9, after: i * 0.13, shape: "triangle" }));

const NOTES: Partial<Record<SoundName, Note[]>> = { bell: BELL, coin: COIN, turn: TURN, wood: WOOD, end: END };
const HISSES: Partial<Record<SoundName, Hiss>> = {
  card: { hertz: 2600, to: 900, gain: 0.16, seconds: 0.13 },
  splash: { hertz: 900, to: 260, gain: 0.35, seconds: 0.45 },
};

/** The loudspeaker of this page. `loudness` is from 0, nothing sounds at all, to 1; asked each time. */
export function loudspeaker(loudness: () => number): Sounds {
  let context: AudioContext | null = null;
  let master: GainNode | null = null;

  function strike(audio: AudioContext, note: Note): void {
    const start = audio.currentTime + (note.after ?? 0);
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = note.shape ?? "sine";
    tone.frequency.value = note.hertz;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(note.gain * 0.5, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.seconds);
    tone.connect(gain).connect(master ?? audio.destination);
    tone.start(start);
    tone.stop(start + note.seconds + 0.02);
  }

  function hiss(audio: AudioContext, sound: Hiss): void {
    const length = Math.ceil(audio.sampleRate * sound.seconds);
    const noise = audio.createBuffer(1, length, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    const gain = audio.createGain();
    source.buffer = noise;
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(sound.hertz, audio.currentTime);
    filter.frequency.exponentialRampToValueAtTime(sound.to, audio.currentTime + sound.seconds);
    gain.gain.value = sound.gain;
    source.connect(filter).connect(gain).connect(master ?? audio.destination);
    source.start();
  }

  function play(name: SoundName): void {
    const loud = loudness();
    if (!loud || !navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    if (!master) {
      master = context.createGain();
      master.connect(context.destination);
    }
    master.gain.value = loud;
    if (context.state === "suspended") void context.resume();
    for (const note of NOTES[name] ?? []) strike(context, note);
    const rush = HISSES[name];
    if (rush) hiss(context, rush);
  }

  return { play };
}
