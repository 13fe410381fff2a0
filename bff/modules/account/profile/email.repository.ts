import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";

export async function updateEmail(
  within: Database,
  id: string,
  identity: { email: string; emailKey: string },
  now: Date,
): Promise<void> {
  await within
    .update(users)
    .set({ ...identity, isEmailConfirmed: true, updatedAt: now })
    .where(eq(users.id, id));
}

/** Disables the login by password until a new one is set. */
export async function forgetPassword(within: Database, id: string, now: Date): Promise<void> {
  await within
    .update(users)
    .set({ passwordHash: null, passwordChangedAt: now, updatedAt: now })
    .where(eq(users.id, id));
}
