/** What is said from one second of a film to another. */
export type Cue = { startSec: number; endSec: number; text: string };

/** The language that every published film must have captions in. */
export const CAPTION_LANGUAGE = "pt-BR";

const TIMES = /^((?:\d+:)?\d\d:\d\d\.\d{3})\s+-->\s+((?:\d+:)?\d\d:\d\d\.\d{3})(?:\s|$)/;

/** What WebVTT asks its writers to write by name. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: " " };
const REFERENCE = /&(amp|lt|gt|nbsp);/g;

/** `01:02.500` or `00:01:02.500` in seconds. */
const secondsOf = (time: string): number =>
  time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);

/**
 * The cues of a WebVTT text in its order, with the characters that its references name (`&amp;`); marks of
 * voice and style are left out, and so is what has no words. An empty list for what is no WebVTT.
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

/** The WebVTT in Portuguese of a row's captions, or null. */
export function findCaptions(captions: unknown): string | null {
  const listed: unknown = typeof captions === "string" ? JSON.parse(captions) : captions;
  if (!Array.isArray(listed)) return null;
  const found = (listed as { lang?: unknown; vtt?: unknown }[]).find(
    (each) => each?.lang === CAPTION_LANGUAGE,
  );
  return typeof found?.vtt === "string" ? found.vtt : null;
}

/** The transcript of a film by the second, from its captions; what a search finds at its place. */
export const listCues = (captions: unknown): Cue[] => cuesOf(findCaptions(captions) ?? "");
