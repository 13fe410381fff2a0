import type { CmsPerson } from "../../cms/cms-privacy.ts";
import type { UserRow } from "../../db/schema.ts";

/** Who a user is to Directus: nobody gets what was written from an e-mail they did not confirm. */
export function cmsPersonOf({ directusUserId, isEmailConfirmed, emailKey }: UserRow): CmsPerson {
  return { directusUserId, email: isEmailConfirmed ? emailKey : null };
}
