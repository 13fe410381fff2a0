import { applyAccess } from "../../cms-extensions/access/apply-access.ts";
import { memberRolesOf } from "../../cms-extensions/access/member-roles.ts";
import { applySchema } from "../../cms-extensions/schema/apply-schema.ts";
import { readEnvironment } from "../../config/environment.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { requireRunningCms } from "../stack/running-cms.ts";

/**
 * Brings a running Directus to directus-snapshot.yaml and the access model. Refuses when that would
 * delete a collection or field, unless called with `--allow-deletions`.
 */
try {
  const { secrets, ...cms } = requireRunningCms();
  const env = readEnvironment("launcher", process.env);
  const tokenOf = (
    name: "CMS_TEASER_TOKEN" | "CMS_FREE_TOKEN" | "CMS_PAYING_TOKEN" | "CMS_ACCOUNTS_TOKEN",
  ) => {
    const token = env[name] ?? secrets[name];
    if (!token) throw new SetupError(`Set ${name}, or start the portal once.`);
    return token;
  };
  const { changes } = await applySchema(cms, {
    allowDeletions: process.argv.includes("--allow-deletions"),
  });
  say(changes === 0 ? "schema: nothing to change" : `schema: ${changes} changes applied`);
  const written = await applyAccess({
    ...cms,
    isStaffTfaRequired: env.PORTAL_MODE === "production",
    memberRoles: memberRolesOf(env),
    tokens: {
      teaser: tokenOf("CMS_TEASER_TOKEN"),
      free: tokenOf("CMS_FREE_TOKEN"),
      paying: tokenOf("CMS_PAYING_TOKEN"),
      accounts: tokenOf("CMS_ACCOUNTS_TOKEN"),
    },
  });
  say(`access: ${written.created} created, ${written.updated} updated, ${written.deleted} deleted`);
} catch (error) {
  endWithLine(error);
}
