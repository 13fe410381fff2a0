import type { EventContext } from "@directus/types";
import {
  MOST_SAVED_SEARCHES,
  SAVED_SEARCHES_FULL,
} from "../../../../contract/classifieds/saved-searches.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { isStaff } from "../../shared/staff";

/**
 * Enforces the maximum number of saved searches per member, also for parallel requests. @throws a refusal
 */
export async function requireRoomForSearch({
  accountability,
  database,
}: EventContext): Promise<void> {
  const member = accountability?.user;
  if (!member || isStaff(accountability)) return;
  await database.raw(`select pg_advisory_xact_lock(hashtext('saved_searches:' || ?))`, [member]);
  const stored = await database("saved_searches")
    .where({ user_created: member })
    .limit(MOST_SAVED_SEARCHES)
    .select("id");
  if (stored.length >= MOST_SAVED_SEARCHES) throw ruleRefusal(SAVED_SEARCHES_FULL);
}
