import { inArray } from "drizzle-orm";
import type { CmsPrivacy } from "../../cms/cms-privacy.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema.ts";

/** More in one night are no failed signups: rather, this database is not the one of that Directus. */
const MOST_AT_ONCE = 50;

/**
 * Erases members of Directus who never got an account here: the signup failed after they were made, and
 * was never taken up. Directus names nobody who left anything there, and no staff.
 * @throws {Error} when there are too many to be true; nobody is erased then
 */
export function createAbandonedSignups({
  db,
  cmsPrivacy,
}: {
  db: Database;
  cmsPrivacy: CmsPrivacy;
}): () => Promise<void> {
  return async () => {
    const unused = await cmsPrivacy.listUnused();
    if (unused.length === 0) return;
    const known = await db
      .select({ id: users.directusUserId })
      .from(users)
      .where(inArray(users.directusUserId, unused));
    const knownIds = new Set(known.map(({ id }) => id));
    const abandoned = unused.filter((id) => !knownIds.has(id));
    if (abandoned.length > MOST_AT_ONCE) {
      throw new Error(`${abandoned.length} members of Directus have no account here`);
    }
    for (const directusUserId of abandoned) {
      await cmsPrivacy.erase({ directusUserId, email: null }, "anonymise");
    }
  };
}
