import { readFileSync } from "node:fs";
import path from "node:path";

/** Start times of chapters and sentences: seconds from the film's beginning. */
export type VideoTiming = {
  durationSec: number;
  chapters: { startSec: number; sentences: [startSec: number, endSec: number][] }[];
};

export const TIMINGS_FILE = path.join(import.meta.dirname, "timings.json");

/** By slug; `npm run videos` writes the file beside the films. */
export const videoTimings = JSON.parse(readFileSync(TIMINGS_FILE, "utf8")) as Readonly<
  Record<string, VideoTiming | undefined>
>;
