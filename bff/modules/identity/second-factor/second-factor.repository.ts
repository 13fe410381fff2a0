import { and, count, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { challenges, passkeys, recoveryCodes } from "../../../db/tables/second-factor.ts";

export type ChallengeRow = typeof challenges.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;

export async function insertChallenge(
  db: Database,
  row: typeof challenges.$inferInsert,
): Promise<void> {
  await db.insert(challenges).values(row);
}

export async function findOpenChallenge(
  db: Database,
  kind: ChallengeRow["kind"],
  tokenHash: Buffer,
  now: Date,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.tokenHash, tokenHash), eq(challenges.kind, kind), isOpen(now)));
  return row ?? null;
}

/** Of parallel calls only one gets the row. */
export async function takeChallenge(
  db: Database,
  kind: ChallengeRow["kind"],
  tokenHash: Buffer,
  now: Date,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.tokenHash, tokenHash), eq(challenges.kind, kind), isOpen(now)))
    .returning();
  return row ?? null;
}

/** Counts a code before it is compared. Null if the limit is reached or the challenge has expired. */
export async function countChallengeCode(
  db: Database,
  tokenHash: Buffer,
  { most, now }: { most: number; now: Date },
): Promise<ChallengeRow | null> {
  const [row] = await db
    .update(challenges)
    .set({ codesTried: sql`${challenges.codesTried} + 1` })
    .where(
      and(
        eq(challenges.tokenHash, tokenHash),
        eq(challenges.kind, "second_factor"),
        lt(challenges.codesTried, most),
        isOpen(now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteLoginChallenges(within: Database, userId: string): Promise<void> {
  const pending = and(eq(challenges.userId, userId), eq(challenges.kind, "second_factor"));
  await within.delete(challenges).where(pending);
}

export async function deleteChallengesBefore(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(challenges).where(lt(challenges.expiresAt, expiredBefore));
}

function isOpen(now: Date) {
  return and(isNull(challenges.usedAt), gt(challenges.expiresAt, now));
}

export async function saveUnconfirmedSecret(
  db: Database,
  userId: string,
  totpSecret: Buffer,
): Promise<boolean> {
  const saved = await db
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  return saved.length > 0;
}

/** Marks a code's time step as used. False if that step or a later one was used before. */
export async function takeTotpStep(db: Database, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return taken.length > 0;
}

/** False if another secret replaced this one, or codes are already on. */
export async function confirmSecret(
  db: Database,
  userId: string,
  totpSecret: Buffer,
  now: Date,
): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ totpConfirmedAt: now })
    .where(
      and(eq(users.id, userId), eq(users.totpSecret, totpSecret), isNull(users.totpConfirmedAt)),
    )
    .returning({ id: users.id });
  return confirmed.length > 0;
}

export async function clearSecret(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId));
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  rows: readonly (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (rows.length > 0) await db.insert(recoveryCodes).values([...rows]);
}

/** Of parallel calls only one gets true. */
export async function takeRecoveryCode(
  db: Database,
  userId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return counted?.left ?? 0;
}

export async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
}

export async function findPasskey(db: Database, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row ?? null;
}

/** False if this credential is already known, for any user. */
export async function insertPasskey(
  db: Database,
  row: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

export async function notePasskeyUse(
  db: Database,
  id: string,
  used: { counter: number; lastUsedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(used).where(eq(passkeys.id, id));
}

export async function renamePasskey(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/**
 * Deletes every way in besides the password, so that an intruder can neither log in nor lock out the owner.
 */
export async function deleteSecondFactorsOf(within: Database, userId: string): Promise<void> {
  await within.delete(passkeys).where(eq(passkeys.userId, userId));
  await clearSecret(within, userId);
  await replaceRecoveryCodes(within, userId, []);
  await within.delete(challenges).where(eq(challenges.userId, userId));
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}
