import { arrivalSlides } from "./slides/arrival.ts";
import { dailyLifeSlides } from "./slides/daily-life.ts";
import { moneySlides } from "./slides/money.ts";
import type { VideoSlides } from "./video-slides.ts";

export const slides: Readonly<Record<string, VideoSlides>> = {
  ...arrivalSlides,
  ...moneySlides,
  ...dailyLifeSlides,
};
