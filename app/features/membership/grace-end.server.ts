import type { PaymentsApi } from "~/service/payments-api.server";
import { createMemory } from "~/process/memory.server";

const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 5_000;

type GraceEnd = string | null;
/** Keyed by member, so that no member gets another member's date. */
const remembered = createMemory<GraceEnd>({ keptMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/** An empty list drops the dates of all members, as after a webhook of the payment provider. */
export function forgetGraceEnds(directusUserIds: readonly string[]): void {
  remembered.forgetAll(directusUserIds);
}

/** Null without a failed payment, or while unavailable. */
export async function findGraceEnd(
  directusUserId: string,
  payments: Pick<PaymentsApi, "findGrace">,
): Promise<GraceEnd> {
  const ask = async () => {
    const result = await payments.findGrace();
    if (result.isError) throw new Error(`the end of the grace can't be told: ${result.statusCode}`);
    return result.data.graceUntil;
  };
  return remembered.find(directusUserId, ask).catch(() => null);
}
