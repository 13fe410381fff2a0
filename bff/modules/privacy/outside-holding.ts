import type { ProviderInvoice } from "../billing/payments/provider.ts";
import type { HeldRow } from "./portal-holding.repository.ts";

export type OutsideDeps = {
  /** What the payment provider keeps. @throws {ServiceError} `payment.unavailable` */
  listReceipts: (userId: string) => Promise<ProviderInvoice[]>;
};

/**
 * What others hold about a person in the portal's name: receipts, and the id page views are counted
 * under by who agreed to that.
 * @param consents the member's own records
 */
export async function gatherOutside(
  { listReceipts }: OutsideDeps,
  userId: string,
  consents: readonly HeldRow[],
): Promise<Record<string, HeldRow[]>> {
  const receipts = await listReceipts(userId);
  return { ...(receipts.length > 0 && { payment_receipts: receipts.map(toRow) }), ...measured() };

  function measured(): Record<string, HeldRow[]> {
    const agreed = consents.some(
      ({ kind, choice }) => kind === "analytics" && choice === "accepted",
    );
    return agreed ? { analytics: [{ analyticsId: userId }] } : {};
  }
}

function toRow({ number, status, currency, amountCents, createdAt, paidAt, url }: ProviderInvoice) {
  return { number, status, currency, amountCents, createdAt, paidAt, url };
}
