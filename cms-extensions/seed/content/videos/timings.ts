import { readFileSync } from "node:fs";
import path from "node:path";

export type VideoTiming = {
  durationSec: number;
  chapters: { startSec: number; sentences: [startSec: number, endSec: number][] }[];
};

export const TIMINGS_FILE = path.join(import.meta.dirname, "timings.json");

export const videoTimings = JSON.parse(readFileSync(TIMINGS_FILE, "utf8")) as Readonly<
  Record<string, VideoTiming | undefined>
>;
