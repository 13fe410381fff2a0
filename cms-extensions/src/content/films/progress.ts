import { isEnded } from "../../../../contract/content/film.ts";

export type Watched = {
  positionSec: number;
  maxSec: number;
  watchedAt: string | Date | null;
  completedAt: string | Date | null;
};

type Input = { positionSec?: unknown; watchedAt?: unknown };

const numberOf = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** Limits a watch time to now, because a client's clock may be ahead. */
function timeOf(value: unknown, now: Date): Date {
  const time = new Date(String(value ?? now.toISOString()));
  return Number.isNaN(time.getTime()) || time > now ? now : time;
}

/**
 * Merges a new position into the stored progress. Of two devices the latest watch time counts, in any order
 * of arrival. The maximum position never decreases, and a watched film stays watched.
 * @param stored null if nothing is stored yet
 */
export function watchedAfter(
  { positionSec, watchedAt }: Input,
  stored: Watched | null,
  film: { durationSec: number | null },
  now: Date,
): Watched {
  const durationSec = film.durationSec ?? Number.MAX_SAFE_INTEGER;
  const position = Math.max(0, Math.min(Math.floor(numberOf(positionSec)), durationSec));
  const at = timeOf(watchedAt, now);
  const isLate = stored?.watchedAt != null && new Date(stored.watchedAt) > at;
  const maxSec = Math.max(stored?.maxSec ?? 0, position);
  return {
    positionSec: isLate ? stored.positionSec : position,
    watchedAt: isLate ? stored.watchedAt : at.toISOString(),
    maxSec,
    completedAt:
      stored?.completedAt ??
      (film.durationSec && isEnded(maxSec, film.durationSec) ? now.toISOString() : null),
  };
}
