import type { UserRow } from "../../db/schema.ts";

/** Everybody begins with this role in Directus; what is bought changes it (cms-extensions/access/ids.ts). */
export const freeMemberRoleId = "10000000-0000-4000-8000-000000000002";

/** Which roles of Directus are members'. */
export interface MemberRoles {
  ids: readonly string[];
  /** Whoever has another role works for the portal. Without a role somebody is nobody's staff. */
  isStaff(user: Pick<UserRow, "cmsRoleId">): boolean;
}

/** @param payingRoleIds `PAYING_USER_ROLE_ID` and `YOUTUBE_MEMBER_ROLE_ID` */
export function createMemberRoles(payingRoleIds: readonly string[]): MemberRoles {
  const ids = [freeMemberRoleId, ...payingRoleIds];
  return {
    ids,
    isStaff: ({ cmsRoleId }) => cmsRoleId !== null && !ids.includes(cmsRoleId),
  };
}
