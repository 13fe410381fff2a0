import type { CmsPerson } from "../../../cms/cms-privacy.ts";
import type { UserRow } from "../../../db/schema.ts";

/**
 * A user's identity for Directus. Without a confirmed e-mail, content sent from that address is not
 * included.
 */
export function cmsPersonOf({ directusUserId, isEmailConfirmed, emailKey }: UserRow): CmsPerson {
  return { directusUserId, email: isEmailConfirmed ? emailKey : null };
}
