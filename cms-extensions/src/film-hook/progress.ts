import { isEnded } from "../../../contract/film.ts";

/** What is kept of a member's watching; times as Directus takes them. */
export type Watched = {
  positionSec: number;
  maxSec: number;
  watchedAt: string | Date | null;
  completedAt: string | Date | null;
};

type Given = { positionSec?: unknown; watchedAt?: unknown };

const numberOf = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** Nobody has watched later than now, whatever their clock says. */
function timeOf(given: unknown, now: Date): Date {
  const time = new Date(String(given ?? now.toISOString()));
  return Number.isNaN(time.getTime()) || time > now ? now : time;
}

/**
 * What a position that arrives makes of what is kept. Of two devices the one that watched last is heard,
 * whichever arrives last; how far one got never shrinks, and a film counts as seen once and for all.
 * @param stored null while nothing is kept yet
 */
export function watchedAfter(
  { positionSec, watchedAt }: Given,
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
