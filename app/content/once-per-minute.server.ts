import type { Tier } from "../../contract/tiers.ts";

/** For whom and when something is made of a cached value. */
type Moment = { now: Date; tier: Tier };

/**
 * Labels such as "há 3 h" change by the minute at most: the answer made of one cached value is kept
 * with it until then, for each tier its own: they share what is cached, not what is locked.
 */
const labelled = new WeakMap<object, Map<Tier, { minute: number; answer: unknown }>>();

export function oncePerMinute<Stored extends object, Answer>(
  stored: Stored,
  { now, tier }: Moment,
  label: (stored: Stored) => Answer,
): Answer {
  const minute = Math.floor(now.getTime() / 60_000);
  const byTier = labelled.get(stored) ?? new Map<Tier, { minute: number; answer: unknown }>();
  labelled.set(stored, byTier);
  const known = byTier.get(tier);
  if (known?.minute === minute) return known.answer as Answer;
  const answer = label(stored);
  byTier.set(tier, { minute, answer });
  return answer;
}
