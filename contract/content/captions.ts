export type Cue = { startSec: number; endSec: number; text: string };

export const CAPTION_LANGUAGE = "pt-BR";

const TIMES = /^((?:\d+:)?\d\d:\d\d\.\d{3})\s+-->\s+((?:\d+:)?\d\d:\d\d\.\d{3})(?:\s|$)/;

/** Characters that WebVTT requires as references. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: " " };
const REFERENCE = /&(amp|lt|gt|nbsp);/g;

/** Seconds of `01:02.500` or `00:01:02.500`. */
const secondsOf = (time: string): number =>
  time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);

/**
 * Cues of a WebVTT text in order, with references (`&amp;`) decoded. Leaves out voice and style tags and
 * empty cues. Empty list if the text is not WebVTT.
 */
export function cuesOf(vtt: string): Cue[] {
  const [head = "", ...blocks] = vtt
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/);
  if (!/^WEBVTT(\s|$)/.test(head)) return [];
  return blocks.flatMap((block) => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => TIMES.test(line));
    const [, start, end] = TIMES.exec(lines[at] ?? "") ?? [];
    const text = lines
      .slice(at + 1)
      .join(" ")
      .replace(/<[^<>]*>/g, "");
    const said = text.replace(REFERENCE, (_, name: string) => CHARACTERS[name] ?? "").trim();
    return start && end && said
      ? [{ startSec: secondsOf(start), endSec: secondsOf(end), text: said }]
      : [];
  });
}

export function findCaptions(captions: unknown): string | null {
  const listed: unknown = typeof captions === "string" ? JSON.parse(captions) : captions;
  if (!Array.isArray(listed)) return null;
  const found = (listed as { lang?: unknown; vtt?: unknown }[]).find(
    (each) => each?.lang === CAPTION_LANGUAGE,
  );
  return typeof found?.vtt === "string" ? found.vtt : null;
}

/** Transcript with times, from the captions. Search results link to its cues. */
export const listCues = (captions: unknown): Cue[] => cuesOf(findCaptions(captions) ?? "");
