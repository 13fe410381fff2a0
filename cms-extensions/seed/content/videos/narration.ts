import type { SeedVideo } from "../../content-types.ts";
import { videoTimings, type VideoTiming } from "./timings.ts";

export type NarratedVideo = Omit<
  SeedVideo,
  "durationSec" | "captions" | "transcript" | "chapters" | "provider" | "providerId"
> & { narration: { title: string; text: string }[] };

/** A calm pace, for viewers who may listen in a second language. */
const WORDS_PER_SECOND = 2.2;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export const listSentences = (text: string): string[] =>
  (text.match(/[^.?]+[.?]*/g) ?? []).map((sentence) => sentence.trim());

const formatCueTime = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** An estimate, for a video without a film. */
function estimateTiming({ narration }: Pick<NarratedVideo, "narration">): VideoTiming {
  let second = 0;
  const chapters = narration.map(({ text }) => {
    const startSec = second;
    const sentences = listSentences(text).map((sentence): [number, number] => {
      const start = second;
      second += countWords(sentence) / WORDS_PER_SECOND;
      return [start, second];
    });
    return { startSec, sentences };
  });
  return { durationSec: second, chapters };
}

/**
 * Chapters, captions (WebVTT) and duration in seconds of a narrated video. All come from one text and from
 * the film's timing, so they cannot disagree.
 */
export function timeNarration(
  { narration, ...video }: NarratedVideo,
  timing: VideoTiming = videoTimings[video.slug] ?? estimateTiming({ narration }),
): SeedVideo {
  const cues = narration.flatMap(({ text }, chapter) =>
    listSentences(text).map((sentence, at) => {
      const [start = 0, end = 0] = timing.chapters[chapter]?.sentences[at] ?? [];
      return `${formatCueTime(start)} --> ${formatCueTime(end)}\n${sentence}`;
    }),
  );
  return {
    ...video,
    provider: "file",
    providerId: "",
    durationSec: Math.ceil(timing.durationSec),
    captions: [{ lang: "pt-BR", vtt: `WEBVTT\n\n${cues.join("\n\n")}\n` }],
    transcript: narration.map((chapter) => chapter.text).join("\n\n"),
    chapters: narration.map(({ title }, at) => ({
      startSec: Math.floor(timing.chapters[at]?.startSec ?? 0),
      title,
    })),
  };
}
