import loadEspeak from "@echogarden/espeak-ng-emscripten";

const WORDS_PER_MINUTE = 145;
const PITCH = 40;

export type Speaker = {
  sampleRate: number;
  speak: (sentence: string) => Int16Array;
};

/** A Brazilian voice that works offline. Deterministic: the same text gives the same samples. */
export async function createSpeaker(): Promise<Speaker> {
  const { eSpeakNGWorker } = await loadEspeak();
  const worker = new eSpeakNGWorker();
  worker.set_voice("pt-br");
  worker.set_rate(WORDS_PER_MINUTE);
  worker.set_pitch(PITCH);
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
