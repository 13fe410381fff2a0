import type { SeedVideo } from "../../content-types.ts";
import { arrivalVideos } from "./arrival.ts";
import { dailyLifeVideos } from "./daily-life.ts";
import { moneyVideos } from "./money.ts";
import { timeNarration, type NarratedVideo } from "./narration.ts";

export const narratedVideos: readonly NarratedVideo[] = [
  ...arrivalVideos,
  ...moneyVideos,
  ...dailyLifeVideos,
];

export const videos: SeedVideo[] = narratedVideos.map((video) => timeNarration(video));
