import type { OwnCms } from "./cms.server";

/**
 * Filter for a member's own rows to change. Without it, Directus also matches other members' rows and then
 * refuses the whole change.
 */
export const ofMember = <Wanted extends object>(
  { userId }: Pick<OwnCms, "userId">,
  wanted: Wanted,
) => ({ _and: [wanted, { user_created: { _eq: userId } }] });
