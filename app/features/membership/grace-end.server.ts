import type { PaymentsApi } from "~/service/payments-api.server";
import { createMemory } from "~/process/memory.server";

/** A member's answer is remembered this long, so that no page asks for it again. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 5_000;

type GraceEnd = string | null;
/** Keyed by member: nobody ever gets another member's. */
const remembered = createMemory<GraceEnd>({ keptMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/** These members changed; any may have where none is named, as after what the payment provider told. */
export function forgetGraceEnds(directusUserIds: readonly string[]): void {
  remembered.forgetAll(directusUserIds);
}

/** Until when a payment in trouble is waited for; null when there is none or it can't be told. */
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
