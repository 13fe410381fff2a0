import { and, gt, lte } from "drizzle-orm";
import type { OfferKind } from "../../../../contract/classifieds/offers.ts";
import type { Database } from "../../../db/database.ts";
import { offerArrivals } from "../../../db/tables/classifieds.ts";

/** Time of offers that existed before the first run: they are never new. */
const ALWAYS = new Date(0);

export type Arrivals = ReadonlyMap<string, Date>;

/**
 * Records which offers exist. An offer keeps its first day, even if it disappears and comes back. All
 * offers of the portal's first run count as old.
 */
export async function noteArrivals(
  db: Database,
  offers: readonly { item: string; kind: OfferKind }[],
  at: Date,
): Promise<void> {
  if (offers.length === 0) return;
  await db.transaction(async (transaction) => {
    const isFirstLook = (await transaction.$count(offerArrivals)) === 0;
    const seenAt = isFirstLook ? ALWAYS : at;
    await transaction
      .insert(offerArrivals)
      .values(offers.map((offer) => ({ ...offer, seenAt })))
      .onConflictDoNothing();
  });
}

/** After `from` and not after `until`. */
export async function listArrivals(
  db: Database,
  { from, until }: { from: Date; until: Date },
): Promise<Arrivals> {
  const rows = await db
    .select()
    .from(offerArrivals)
    .where(and(gt(offerArrivals.seenAt, from), lte(offerArrivals.seenAt, until)));
  return new Map(rows.map(({ item, seenAt }) => [item, seenAt]));
}
