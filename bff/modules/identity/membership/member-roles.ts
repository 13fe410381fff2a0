import { roleIds } from "../../../../contract/account/roles.ts";
import type { UserRow } from "../../../db/schema.ts";

/** Role of every new user in Directus. A purchase changes it. */
export const freeMemberRoleId = roleIds.member;

export type MemberRoles = {
  ids: readonly string[];
  /** Roles of members who pay or have paid access in another way. */
  payingIds: readonly string[];
  /** True for any role that is not a member's. False without a role. */
  isStaff(user: Pick<UserRow, "cmsRoleId">): boolean;
  /** True for members who may log in. False for staff, who answer through support. */
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
