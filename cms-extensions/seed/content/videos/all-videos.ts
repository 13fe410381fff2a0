import type { SeedVideo } from "../../content-types.ts";
import { arrivalVideos } from "./arrival.ts";
import { dailyLifeVideos } from "./daily-life.ts";
import { moneyVideos } from "./money.ts";

export const videos: SeedVideo[] = [...arrivalVideos, ...moneyVideos, ...dailyLifeVideos];
