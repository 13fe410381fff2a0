import { inArray } from "drizzle-orm";
import type { CmsPrivacy } from "../../../cms/cms-privacy.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";

/** More failed signups in one night are not plausible: the database probably belongs to another Directus. */
const MOST_AT_ONCE = 50;

/**
 * Deletes members in Directus who have no account here, because their signup failed after that step.
 * Directus leaves out staff and members with content.
 * @throws {Error} if there are too many to be plausible; none is deleted then
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
