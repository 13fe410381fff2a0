import type { Knex } from "knex";
import { roleIds } from "../../../../contract/account/roles.ts";
import type { MemberRoles } from "../../../access/member-roles";

/**
 * True if a person with these roles may read the audience `free` or `paying`; `none` is readable by no one.
 */
export const mayRead = (audience: string, { paying, youtube }: MemberRoles) => {
  const payers = [paying, youtube, roleIds.editor];
  return ({ role }: { role: string | null }): boolean =>
    audience === "free" || (audience === "paying" && payers.includes(role ?? ""));
};

export async function isReadBy(
  database: Knex,
  member: string,
  audience: string,
  roles: MemberRoles,
): Promise<boolean> {
  const person: { role: string | null } | undefined = await database("directus_users")
    .where({ id: member, status: "active" })
    .first("role");
  return person !== undefined && mayRead(audience, roles)(person);
}
