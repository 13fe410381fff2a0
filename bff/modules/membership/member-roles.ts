import type { UserRow } from "../../db/schema.ts";

/** Roles that members have in Directus; the ids are fixed in cms-extensions/access/ids.ts. */
export const memberRoleIds: readonly string[] = [
  "10000000-0000-4000-8000-000000000002",
  "10000000-0000-4000-8000-000000000003",
  "10000000-0000-4000-8000-000000000004",
];

/** Whoever has another role works for the portal. Without a role somebody is nobody's staff. */
export const isStaff = ({ cmsRoleId }: UserRow): boolean =>
  cmsRoleId !== null && !memberRoleIds.includes(cmsRoleId);
