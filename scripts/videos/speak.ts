import loadEspeak from "@echogarden/espeak-ng-emscripten";

const VOICES = {
  "pt-br": { wordsPerMinute: 145, pitch: 40 },
  /** Slow, for learners. */
  de: { wordsPerMinute: 120, pitch: 45 },
} as const;

export type Speaker = {
  sampleRate: number;
  speak: (sentence: string) => Int16Array;
};

/** A voice that works offline. Deterministic: the same text gives the same samples. */
export async function createSpeaker(voice: keyof typeof VOICES): Promise<Speaker> {
  const { eSpeakNGWorker } = await loadEspeak();
  const worker = new eSpeakNGWorker();
  const { wordsPerMinute, pitch } = VOICES[voice];
  worker.set_voice(voice);
  worker.set_rate(wordsPerMinute);
  worker.set_pitch(pitch);
  return {
    sampleRate: worker.get_samplerate(),
    speak(sentence) {
      const chunks: Int16Array[] = [];
      worker.synthesize(sentence, (audio) => {
        if (audio) chunks.push(new Int16Array(audio.slice(0)));
        return false;
      });
      return withoutSilence(join(chunks));
    },
  };
}

function join(chunks: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}

const SILENT = 80;

function withoutSilence(samples: Int16Array): Int16Array {
  const canSpeak = (sample: number) => Math.abs(sample) > SILENT;
  const first = samples.findIndex(canSpeak);
  const last = samples.findLastIndex(canSpeak);
  return first < 0 ? samples.subarray(0, 0) : samples.slice(first, last + 1);
}
