import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { roleIds } from "../../../contract/account/roles.ts";
import type { MemberRoles } from "../../access/member-roles";

/** True if the requester belongs to the team: users who may log in to Directus' own admin. */
export const isStaff = (asker: Accountability | null | undefined): boolean =>
  !!asker && (asker.admin || asker.app);

export const isEditor = (asker: Accountability | null | undefined): boolean =>
  !!asker && asker.app && !asker.admin;

/**
 * True if a filter may write other rows: for the team and the portal itself. Directus calls filters before
 * it checks write permission, and does not roll back their writes.
 */
export const mayWriteBeside = (asker: Accountability | null | undefined): boolean =>
  !asker || isStaff(asker);

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
    .where((given) => {
      void given.where({ "access.user": id });
      if (role) void given.orWhere({ "access.role": role });
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
