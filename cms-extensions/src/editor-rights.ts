import { ForbiddenError } from "@directus/errors";
import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { roleIds } from "../../contract/roles.ts";
import { mayModerate } from "./staff";

/** What an editor may do in Directus, whoever they are. */
export const editorRights = {
  role: roleIds.editor,
  roles: [roleIds.editor],
  admin: false,
  app: true,
};

/** What a token of the portal says besides; nothing is said by a login to Directus itself. */
export type OfPortal = { mayActForTeam?: boolean };

/**
 * The same person with an editor's rights, so that Directus judges and notes what they do as theirs: a
 * token of the portal makes the team members (`member-auth-hook`).
 * Administrators have them too.
 * @throws {ForbiddenError} for everybody else, and for one of the team whose login to the portal lacked the second
 * factor that it asks of them
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
