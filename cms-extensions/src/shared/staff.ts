import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { roleIds } from "../../../contract/account/roles.ts";
import type { MemberRoles } from "../../access/member-roles";

/** True if the requester belongs to the team: users who may log in to Directus' own admin. */
export const isStaff = (requester: Accountability | null | undefined): boolean =>
  !!requester && (requester.admin || requester.app);

export const isEditor = (requester: Accountability | null | undefined): boolean =>
  !!requester && requester.app && !requester.admin;

/**
 * True if a filter may write other rows: for the team and the portal itself. Directus calls filters before
 * it checks write permission, and does not roll back their writes.
 */
export const mayWriteAlongside = (requester: Accountability | null | undefined): boolean =>
  !requester || isStaff(requester);

const { accounts, tierTeaser, tierFree, tierPaying } = roleIds;

export const rolesOfOthers = (memberRoles: MemberRoles): ReadonlySet<string> =>
  new Set([...Object.values(memberRoles), accounts, tierTeaser, tierFree, tierPaying]);

/** True if the user is active and in the team now, whatever their session says. */
export async function isOfTheTeam(
  database: Knex,
  id: string,
  memberRoles: MemberRoles,
): Promise<boolean> {
  const user = await database("directus_users").where({ id, status: "active" }).first("role");
  return typeof user?.role === "string" && !rolesOfOthers(memberRoles).has(user.role);
}

type Person = { id: string; role: string | null };

/** Administrators have a policy with admin access, by their role or directly. */
async function isAdministrator(database: Knex, { id, role }: Person): Promise<boolean> {
  const access = await database("directus_access as access")
    .join("directus_policies as policy", "policy.id", "access.policy")
    .where({ "policy.admin_access": true })
    .where((value) => {
      void value.where({ "access.user": id });
      if (role) void value.orWhere({ "access.role": role });
    })
    .first("access.id");
  return access !== undefined;
}

export const mayModerate = async (database: Knex, person: Person): Promise<boolean> =>
  person.role === roleIds.editor || (await isAdministrator(database, person));

export async function listAdminRoleIds(database: Knex): Promise<string[]> {
  const rows: { role: string }[] = await database("directus_access as access")
    .join("directus_policies as policy", "policy.id", "access.policy")
    .where({ "policy.admin_access": true })
    .whereNotNull("access.role")
    .select("access.role");
  return rows.map(({ role }) => role);
}
