import type { ProviderInvoice } from "../billing/payments/provider.ts";
import type { StoredRow } from "./portal-holding.repository.ts";

export type OutsideDeps = {
  /** Receipts at the payment provider. @throws {ServiceError} `payment.unavailable` */
  listReceipts: (userId: string) => Promise<ProviderInvoice[]>;
};

/**
 * Data that others store for the portal: receipts, and the analytics id of members who agreed to analytics.
 * @param consents the member's own records
 */
export async function gatherOutside(
  { listReceipts }: OutsideDeps,
  userId: string,
  consents: readonly StoredRow[],
): Promise<Record<string, StoredRow[]>> {
  const receipts = await listReceipts(userId);
  return { ...(receipts.length > 0 && { payment_receipts: receipts.map(toRow) }), ...measured() };

  function measured(): Record<string, StoredRow[]> {
    const agreed = consents.some(
      ({ kind, choice }) => kind === "analytics" && choice === "accepted",
    );
    return agreed ? { analytics: [{ analyticsId: userId }] } : {};
  }
}

function toRow({ number, status, currency, amountCents, createdAt, paidAt, url }: ProviderInvoice) {
  return { number, status, currency, amountCents, createdAt, paidAt, url };
}
