import { roleIds } from "../../../../contract/roles.ts";
import type { UserRow } from "../../../db/schema.ts";

/** Everybody begins with this role in Directus; what is bought changes it. */
export const freeMemberRoleId = roleIds.member;

/** Which roles of Directus are members'. */
export type MemberRoles = {
  ids: readonly string[];
  /** Those of members who pay or have the same by another way. */
  payingIds: readonly string[];
  /** Whoever has another role works for the portal. Without a role somebody is nobody's staff. */
  isStaff(user: Pick<UserRow, "cmsRoleId">): boolean;
  /** Members who may log in; who works for the portal answers by support. */
  isReachable(user: Pick<UserRow, "cmsRoleId" | "cmsStatus" | "isActive">): boolean;
};

/** @param payingRoleIds `PAYING_USER_ROLE_ID` and `YOUTUBE_MEMBER_ROLE_ID` */
export function createMemberRoles(payingRoleIds: readonly string[]): MemberRoles {
  const ids = [freeMemberRoleId, ...payingRoleIds];
  const isStaff: MemberRoles["isStaff"] = ({ cmsRoleId }) =>
    cmsRoleId !== null && !ids.includes(cmsRoleId);
  return {
    ids,
    payingIds: payingRoleIds,
    isStaff,
    isReachable: (user) =>
      user.isActive && (user.cmsStatus === null || user.cmsStatus === "active") && !isStaff(user),
  };
}
