import { arrivalSlides } from "./slides/arrival.ts";
import { dailyLifeSlides } from "./slides/daily-life.ts";
import { moneySlides } from "./slides/money.ts";
import type { VideoSlides } from "./video-slides.ts";

/** By the video's slug. The lines say what the narration says, in fewer words. */
export const slides: Readonly<Record<string, VideoSlides>> = {
  ...arrivalSlides,
  ...moneySlides,
  ...dailyLifeSlides,
};
