import { and, eq, isNull, sql } from "drizzle-orm";
import type { Currency } from "../../../../contract/calculators/exchange.ts";
import type { Database } from "../../../db/database.ts";
import { rateAlerts } from "../../../db/tables/exchange-rates.ts";

type Pair = { from: Currency; to: Currency };
export type NewAlert = Pair & {
  userId: string;
  threshold: number;
  isRising: boolean;
  createdAt: Date;
};

const ofPair = (userId: string, { from, to }: Pair) =>
  and(
    eq(rateAlerts.userId, userId),
    eq(rateAlerts.fromCurrency, from),
    eq(rateAlerts.toCurrency, to),
  );

export async function saveAlert(db: Database, { from, to, ...alert }: NewAlert): Promise<void> {
  const { threshold, isRising, createdAt } = alert;
  await db
    .insert(rateAlerts)
    .values({ ...alert, fromCurrency: from, toCurrency: to })
    .onConflictDoUpdate({
      target: [rateAlerts.userId, rateAlerts.fromCurrency, rateAlerts.toCurrency],
      set: { threshold, isRising, createdAt, noticedAt: null },
    });
}

export async function deleteAlert(db: Database, userId: string, pair: Pair): Promise<void> {
  await db.delete(rateAlerts).where(ofPair(userId, pair));
}

export async function listAlerts(db: Database, userId: string) {
  const { fromCurrency: from, toCurrency: to, threshold, isRising, noticedAt } = rateAlerts;
  return db
    .select({ from, to, threshold, isRising, noticedAt })
    .from(rateAlerts)
    .where(eq(rateAlerts.userId, userId))
    .orderBy(from, to);
}

export type WaitingAlert = typeof rateAlerts.$inferSelect;

export async function listWaitedPairs(db: Database): Promise<Pair[]> {
  const { fromCurrency: from, toCurrency: to } = rateAlerts;
  return db.selectDistinct({ from, to }).from(rateAlerts).where(isNull(rateAlerts.noticedAt));
}

/** Marks the alerts that a rate reaches as sent. Each is returned once, even to parallel calls. */
export async function takeReachedAlerts(
  transaction: Database,
  { from, to }: Pair,
  rate: number,
  noticedAt: Date,
): Promise<WaitingAlert[]> {
  return transaction
    .update(rateAlerts)
    .set({ noticedAt })
    .where(
      and(
        isNull(rateAlerts.noticedAt),
        eq(rateAlerts.fromCurrency, from),
        eq(rateAlerts.toCurrency, to),
        sql`case when ${rateAlerts.isRising} then ${rateAlerts.threshold} <= ${rate} else ${rateAlerts.threshold} >= ${rate} end`,
      ),
    )
    .returning();
}
