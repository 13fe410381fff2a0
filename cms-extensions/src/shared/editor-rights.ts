import { ForbiddenError } from "@directus/errors";
import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { roleIds } from "../../../contract/account/roles.ts";
import { mayModerate } from "./staff";

export const editorRights = {
  role: roleIds.editor,
  roles: [roleIds.editor],
  admin: false,
  app: true,
};

/** Additional claims of a portal token; absent for a login to Directus itself. */
export type OfPortal = { mayActForTeam?: boolean };

/**
 * The same person with an editor's rights, so that Directus checks and logs their actions as theirs: with a
 * portal token, team members have a member's rights (`member-auth-hook`). Administrators get editor's
 * rights, too.
 * @throws {ForbiddenError} for everyone else, and for team members whose portal login lacked the required
 * second factor
 */
export async function requireEditor(
  accountability: (Accountability & OfPortal) | null | undefined,
  database: Knex,
): Promise<Accountability> {
  const user = accountability?.mayActForTeam === false ? null : accountability?.user;
  const person = user
    ? await database("directus_users").where({ id: user, status: "active" }).first("id", "role")
    : undefined;
  if (!accountability || !person || !(await mayModerate(database, person)))
    throw new ForbiddenError();
  return { ...accountability, ...editorRights };
}
