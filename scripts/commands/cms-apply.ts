import { applyAccess } from "../../cms-extensions/access/apply-access.ts";
import { memberRolesOf } from "../../cms-extensions/access/member-roles.ts";
import { applyRules } from "../../cms-extensions/schema/apply-rules.ts";
import { applySchema, planSchema, describePlan } from "../../cms-extensions/schema/apply-schema.ts";
import { readEnvironment } from "../../config/environment.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { requireRunningCms } from "../stack/running-cms.ts";

/**
 * Applies directus-snapshot.yaml, the database rules and the access model to a running Directus. Collections and fields outside
 * the snapshot stay, and changes that would cut stored values are refused, unless called with
 * `--allow-deletions`. `--dry-run` only reports the changes.
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
  if (process.argv.includes("--dry-run")) {
    for (const line of describePlan(await planSchema(cms))) say(line);
    process.exit(0);
  }
  const { changes, unchanged } = await applySchema(cms, {
    allowDeletions: process.argv.includes("--allow-deletions"),
  });
  say(changes === 0 ? "schema: nothing to change" : `schema: ${changes} changes applied`);
  for (const line of unchanged) say(`warning: ${line}`);
  const rules = await applyRules(cms);
  say(
    rules.length === 0
      ? "database rules: nothing to change"
      : `database rules: ${rules.join(", ")}`,
  );
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
