import type { OwnCms } from "./cms.server";

/**
 * A filter of rows to change, among the member's own. Directus looks such rows up without asking whose
 * they are, and then refuses the change for the sake of others' rows.
 */
export const ofMember = <Wanted extends object>(
  { userId }: Pick<OwnCms, "userId">,
  wanted: Wanted,
) => ({ _and: [wanted, { user_created: { _eq: userId } }] });
