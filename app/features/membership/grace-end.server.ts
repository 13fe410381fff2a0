import { LRUCache } from "lru-cache";
import type { PaymentsApi } from "~/service/payments-api.server";

/** A member's answer is remembered this long, so that no page asks for it again. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 5_000;

type GraceEnd = string | null;
/** Keyed by member: nobody ever gets another member's. */
const remembered = new LRUCache<string, Promise<GraceEnd>>({
  max: MAX_REMEMBERED,
  ttl: REMEMBERED_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/** These members changed; any may have where none is named, as after what the payment provider told. */
export function forgetGraceEnds(directusUserIds: readonly string[]): void {
  if (directusUserIds.length === 0) remembered.clear();
  for (const id of directusUserIds) remembered.delete(id);
}

/** Until when a payment in trouble is waited for; null when there is none or it can't be told. */
export async function findGraceEnd(
  directusUserId: string,
  payments: Pick<PaymentsApi, "findGrace">,
): Promise<GraceEnd> {
  const known = remembered.get(directusUserId);
  if (known) return known;
  const graceEnd = payments.findGrace().then((result) => {
    if (!result.isError) return result.data.graceUntil;
    if (remembered.peek(directusUserId) === graceEnd) remembered.delete(directusUserId);
    return null;
  });
  remembered.set(directusUserId, graceEnd);
  return graceEnd;
}
