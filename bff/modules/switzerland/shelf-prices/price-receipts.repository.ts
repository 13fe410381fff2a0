import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { PriceOutcome } from "../../../../contract/classifieds/price-receipts.ts";
import type { Database } from "../../../db/database.ts";
import { priceReceipts, priceVotes } from "../../../db/tables/shelf-prices.ts";

export type ReceiptRow = typeof priceReceipts.$inferSelect;
export type VoteRow = typeof priceVotes.$inferSelect;

/** Also deletes the votes about an earlier receipt of the price. Simultaneous calls wait for each other. */
export async function replaceReceipt(
  within: Database,
  receipt: typeof priceReceipts.$inferInsert,
): Promise<void> {
  const name = `price-receipt:${receipt.priceId}`;
  await within.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await within.delete(priceReceipts).where(eq(priceReceipts.priceId, receipt.priceId));
  await within.insert(priceReceipts).values(receipt);
}

export async function findReceipt(db: Database, id: string): Promise<ReceiptRow | null> {
  const [found] = await db.select().from(priceReceipts).where(eq(priceReceipts.id, id));
  return found ?? null;
}

/** Serializes the votes about a receipt until the transaction ends. */
export async function lockReceipt(within: Database, id: string): Promise<ReceiptRow | null> {
  const [found] = await within
    .select()
    .from(priceReceipts)
    .where(eq(priceReceipts.id, id))
    .for("update");
  return found ?? null;
}

const withoutContent = {
  id: priceReceipts.id,
  priceId: priceReceipts.priceId,
  outcome: priceReceipts.outcome,
};
export type ListedReceipt = Pick<ReceiptRow, keyof typeof withoutContent>;

/** Receipts that this user may vote on, the newest first. */
export async function listOpenReceipts(
  db: Database,
  { userId, isTeam, since, take }: { userId: string; isTeam: boolean; since: Date; take: number },
): Promise<ListedReceipt[]> {
  const votesThat = (condition: SQL) =>
    db
      .select({ receiptId: priceVotes.receiptId })
      .from(priceVotes)
      .where(and(eq(priceVotes.receiptId, priceReceipts.id), condition));
  const isUndecided = isNull(priceReceipts.outcome);
  // Members' refusals wait for the team; its own decision is final.
  const isForTeam = and(
    eq(priceReceipts.outcome, "refused"),
    notExists(votesThat(eq(priceVotes.isTeam, true))),
  );
  return db
    .select(withoutContent)
    .from(priceReceipts)
    .where(
      and(
        ne(priceReceipts.userId, userId),
        isNotNull(priceReceipts.content),
        gt(priceReceipts.createdAt, since),
        isTeam ? or(isUndecided, isForTeam) : isUndecided,
        notExists(votesThat(eq(priceVotes.userId, userId))),
      ),
    )
    .orderBy(desc(priceReceipts.createdAt))
    .limit(take);
}

export async function listOwnReceipts(db: Database, userId: string): Promise<ListedReceipt[]> {
  return db.select(withoutContent).from(priceReceipts).where(eq(priceReceipts.userId, userId));
}

export async function listVotes(db: Database, receiptIds: readonly string[]): Promise<VoteRow[]> {
  if (receiptIds.length === 0) return [];
  return db
    .select()
    .from(priceVotes)
    .where(inArray(priceVotes.receiptId, [...receiptIds]));
}

/** @returns false if this user voted before */
export async function insertVote(
  within: Database,
  vote: typeof priceVotes.$inferInsert,
): Promise<boolean> {
  const rows = await within
    .insert(priceVotes)
    .values(vote)
    .onConflictDoNothing()
    .returning({ receiptId: priceVotes.receiptId });
  return rows.length > 0;
}

export async function setOutcome(
  within: Database,
  id: string,
  { outcome, decidedAt }: { outcome: PriceOutcome; decidedAt: Date },
): Promise<void> {
  await within.update(priceReceipts).set({ outcome, decidedAt }).where(eq(priceReceipts.id, id));
}

export async function deleteReceiptsOf(db: Database, priceIds: readonly string[]): Promise<void> {
  await db.delete(priceReceipts).where(inArray(priceReceipts.priceId, [...priceIds]));
}

/** @param at.decidedBefore pictures decided earlier are deleted; @param at.createdBefore whole receipts */
export async function expireReceipts(
  db: Database,
  { decidedBefore, createdBefore }: { decidedBefore: Date; createdBefore: Date },
): Promise<void> {
  await db.delete(priceReceipts).where(lt(priceReceipts.createdAt, createdBefore));
  await db
    .update(priceReceipts)
    .set({ content: null })
    .where(and(isNotNull(priceReceipts.content), lt(priceReceipts.decidedAt, decidedBefore)));
}
