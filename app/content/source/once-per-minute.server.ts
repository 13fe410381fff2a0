import type { Tier } from "../../../contract/account/roles.ts";

type Moment = { now: Date; tier: Tier };

/**
 * Labels such as "há 3 h" change at most once a minute, so the answer made from a cached value is reused
 * until then. One answer per tier: tiers share the cached value, but not what is locked.
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
