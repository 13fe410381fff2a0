import { ForbiddenError } from "@directus/errors";
import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { roleIds } from "../../contract/roles.ts";

/** What an editor may do in Directus, whoever they are. */
export const editorRights = {
  role: roleIds.editor,
  roles: [roleIds.editor],
  admin: false,
  app: true,
};

/**
 * The same person with an editor's rights, so that Directus judges and notes what they do as theirs: a
 * token of the portal makes editors members (`member-auth-hook`).
 * @throws {ForbiddenError} for everybody else
 */
export async function requireEditor(
  accountability: Accountability | null | undefined,
  database: Knex,
): Promise<Accountability> {
  const user = accountability?.user;
  const found = user
    ? await database("directus_users")
        .where({ id: user, status: "active", role: roleIds.editor })
        .first("id")
    : undefined;
  if (!accountability || !found) throw new ForbiddenError();
  return { ...accountability, ...editorRights };
}
