import { applyAccess } from "../cms-extensions/access/apply-access.ts";
import { memberRolesOf } from "../cms-extensions/access/member-roles.ts";
import { isCmsUnavailable, retryWhileUnavailable } from "../cms-extensions/retry-unavailable.ts";
import { applyRules } from "../cms-extensions/schema/apply-rules.ts";
import { applySchema, planSchema, describePlan } from "../cms-extensions/schema/apply-schema.ts";
import { readEnvironment, type Environment } from "../config/environment.ts";

/**
 * Applies this version's schema, database rules, roles and policies to a running Directus. A second run
 * changes nothing. Anything outside the snapshot stays. A column stays unchanged if its values would be cut
 * (docs/operate.md, "Upgrades"). `--dry-run` only reports the changes.
 */
async function setUp(environment: Environment<"cmsSetup">): Promise<void> {
  const cms = { cmsUrl: environment.CMS_URL, adminToken: environment.CMS_ADMIN_TOKEN };
  if (process.argv.includes("--dry-run")) {
    for (const line of describePlan(await planSchema(cms))) console.log(line);
    return;
  }
  const { changes, unchanged } = await applySchema(cms, { keepsLooser: true });
  console.log(`schema: ${changes} changes`);
  for (const line of unchanged) console.warn(`warning: ${line}`);
  const rules = await applyRules(cms);
  console.log(`database rules: ${rules.length} changes`);
  const { created, updated, deleted } = await applyAccess({
    ...cms,
    isStaffTfaRequired: environment.PORTAL_MODE === "production",
    memberRoles: memberRolesOf(environment),
    tokens: {
      teaser: environment.CMS_TEASER_TOKEN,
      free: environment.CMS_FREE_TOKEN,
      paying: environment.CMS_PAYING_TOKEN,
      accounts: environment.CMS_ACCOUNTS_TOKEN,
    },
  });
  console.log(`access: ${created} created, ${updated} updated, ${deleted} deleted`);
}

try {
  const environment = readEnvironment("cmsSetup", process.env);
  await retryWhileUnavailable(() => setUp(environment), {
    label: "schema and access",
    isUnavailable: isCmsUnavailable,
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
