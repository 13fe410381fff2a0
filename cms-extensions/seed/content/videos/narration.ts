import type { SeedVideo } from "../../content-types.ts";

/** What is written by hand for a video: the narration, chapter by chapter. */
export type NarratedVideo = Omit<
  SeedVideo,
  "durationSec" | "captions" | "transcript" | "chapters" | "provider" | "providerId"
> & { narration: { title: string; text: string }[] };

/** Calm narration for an audience that may be listening in a second language. */
const WORDS_PER_SECOND = 2.2;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const listSentences = (text: string): string[] =>
  (text.match(/[^.?]+[.?]*/g) ?? []).map((sentence) => sentence.trim());

/** Seconds below one day as WebVTT writes them: `hh:mm:ss.mmm`. */
const formatCueTime = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/**
 * Times a narration by its words: chapters, captions (WebVTT) and duration in seconds all come from
 * the one text, so they cannot disagree. The file itself is uploaded by the editors: `providerId`
 * stays empty until then.
 */
export function timeNarration({ narration, ...video }: NarratedVideo): SeedVideo {
  const cues: string[] = [];
  const chapters: SeedVideo["chapters"] = [];
  let second = 0;
  for (const chapter of narration) {
    chapters.push({ startSec: Math.floor(second), title: chapter.title });
    for (const sentence of listSentences(chapter.text)) {
      const end = second + countWords(sentence) / WORDS_PER_SECOND;
      cues.push(`${formatCueTime(second)} --> ${formatCueTime(end)}\n${sentence}`);
      second = end;
    }
  }
  return {
    ...video,
    provider: "file",
    providerId: "",
    durationSec: Math.ceil(second),
    captions: [{ lang: "pt-BR", vtt: `WEBVTT\n\n${cues.join("\n\n")}\n` }],
    transcript: narration.map((chapter) => chapter.text).join("\n\n"),
    chapters,
  };
}
