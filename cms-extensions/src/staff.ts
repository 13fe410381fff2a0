import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { roleIds } from "../../contract/roles.ts";
import type { MemberRoles } from "../access/member-roles";

/** Whether somebody of the team asks: who may sign in to Directus' own pages. */
export const isStaff = (asker: Accountability | null | undefined): boolean =>
  !!asker && (asker.admin || asker.app);

/** Whether one of the team asks who is no administrator. */
export const isEditor = (asker: Accountability | null | undefined): boolean =>
  !!asker && asker.app && !asker.admin;

/**
 * Whether a filter may write beside what it was asked about: for the team and for the portal itself. Directus
 * calls filters before it knows whether the asker may write at all, and takes nothing back that they wrote.
 */
export const mayWriteBeside = (asker: Accountability | null | undefined): boolean =>
  !asker || isStaff(asker);

const { accounts, tierTeaser, tierFree, tierPaying } = roleIds;

/** Whom nobody of the team is: members, and the portal's own accounts. */
export const rolesOfOthers = (memberRoles: MemberRoles): ReadonlySet<string> =>
  new Set([...Object.values(memberRoles), accounts, tierTeaser, tierFree, tierPaying]);

/** Whether somebody is active and of the team at this moment, whatever their session says. */
export async function isOfTheTeam(
  database: Knex,
  id: string,
  memberRoles: MemberRoles,
): Promise<boolean> {
  const user = await database("directus_users").where({ id, status: "active" }).first("role");
  return typeof user?.role === "string" && !rolesOfOthers(memberRoles).has(user.role);
}

type Person = { id: string; role: string | null };

/** Administrators have a policy with admin access, by their role or as their own. */
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

/** Editors and administrators moderate in the portal. @param person an active user */
export const mayModerate = async (database: Knex, person: Person): Promise<boolean> =>
  person.role === roleIds.editor || (await isAdministrator(database, person));
