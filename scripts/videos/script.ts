import {
  listSentences,
  type NarratedVideo,
} from "../../cms-extensions/seed/content/videos/narration.ts";
import type { VideoTiming } from "../../cms-extensions/seed/content/videos/timings.ts";
import type { Speaker } from "./speak.ts";
import type { VideoSlides } from "./video-slides.ts";

const OPENING_SEC = 2.4;
const BEFORE_CHAPTER_SEC = 0.9;
const BETWEEN_SENTENCES_SEC = 0.42;
const CLOSING_SEC = 2.6;
const CHIME_HERTZ = [523.25, 783.99] as const;
const CHIME_SEC = 0.7;
const CHIME_LOUDNESS = 2_200;

export type Scene = {
  title: string;
  icon: string;
  color: string;
  durationSec: number;
  chapters: { title: string; startSec: number; points: { text: string; atSec: number }[] }[];
};

export type Spoken = { scene: Scene; timing: VideoTiming; samples: Int16Array };

/** Speaks a narration and times its sound and slides. @throws for a slide of an unknown sentence */
export function speakNarration(
  { title, narration }: NarratedVideo,
  slides: VideoSlides,
  { speak, sampleRate }: Speaker,
): Spoken {
  const parts: { atSec: number; samples: Int16Array }[] = [];
  let second = OPENING_SEC;
  const timing = narration.map(({ text }) => {
    const startSec = second;
    parts.push({ atSec: startSec, samples: chime(sampleRate) });
    second += BEFORE_CHAPTER_SEC;
    const sentences = listSentences(text).map((sentence): [number, number] => {
      const samples = speak(sentence);
      const start = second;
      parts.push({ atSec: start, samples });
      const end = start + samples.length / sampleRate;
      second = end + BETWEEN_SENTENCES_SEC;
      return [rounded(start), rounded(end)];
    });
    return { startSec: rounded(startSec), sentences };
  });
  const durationSec = rounded(second + CLOSING_SEC);
  const chapters = narration.map((chapter, at) => ({
    title: chapter.title,
    startSec: timing[at]?.startSec ?? 0,
    points: (slides.chapters[at] ?? []).map(([sentence, text]) => {
      const atSec = timing[at]?.sentences[sentence]?.[0];
      if (atSec === undefined) throw new Error(`${title}: no sentence ${sentence} for “${text}”`);
      return { text, atSec };
    }),
  }));
  return {
    scene: { title, icon: slides.icon, color: slides.color, durationSec, chapters },
    timing: { durationSec, chapters: timing },
    samples: mix(parts, Math.ceil(durationSec * sampleRate), sampleRate),
  };
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

function chime(sampleRate: number): Int16Array {
  return Int16Array.from({ length: Math.round(CHIME_SEC * sampleRate) }, (_, at) => {
    const second = at / sampleRate;
    const tones = CHIME_HERTZ.map((hertz, index) => {
      const since = second - index * 0.12;
      return since < 0 ? 0 : Math.sin(2 * Math.PI * hertz * since) * Math.exp(-6 * since);
    });
    return CHIME_LOUDNESS * tones.reduce((sum, tone) => sum + tone, 0);
  });
}

function mix(
  parts: readonly { atSec: number; samples: Int16Array }[],
  length: number,
  sampleRate: number,
): Int16Array {
  const mixed = new Int16Array(length);
  for (const { atSec, samples } of parts) {
    const begin = Math.round(atSec * sampleRate);
    for (const [at, sample] of samples.entries()) {
      const sum = (mixed[begin + at] ?? 0) + sample;
      mixed[begin + at] = Math.max(-32_768, Math.min(32_767, sum));
    }
  }
  return mixed;
}
