import { to } from "~/i18n/paths";
import { POSITION_EVERY_MS } from "../../../contract/content/film.ts";
import { keepPositionAt } from "../save-position";

export const PROGRESS_PATH = to("/app/videos/progress");

export function createPositionKeeper(video: string, nowMs?: () => number) {
  return keepPositionAt({
    path: PROGRESS_PATH,
    everyMs: POSITION_EVERY_MS,
    bodyOf: (second) =>
      new URLSearchParams({
        video,
        positionSec: String(Math.floor(second)),
        watchedAt: new Date().toISOString(),
      }),
    ...(nowMs && { nowMs }),
  });
}
