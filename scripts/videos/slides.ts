import { arrivalSlides } from "./slides/arrival.ts";
import { dailyLifeSlides } from "./slides/daily-life.ts";
import { moneySlides } from "./slides/money.ts";
import type { VideoSlides } from "./video-slides.ts";

/** By the video's slug. The lines shorten the narration. */
export const slides: Readonly<Record<string, VideoSlides>> = {
  ...arrivalSlides,
  ...moneySlides,
  ...dailyLifeSlides,
};
