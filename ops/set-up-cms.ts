import { setTimeout as pause } from "node:timers/promises";
import { applyAccess } from "../cms-extensions/access/apply-access.ts";
import { memberRolesOf } from "../cms-extensions/access/member-roles.ts";
import { CmsError } from "../cms-extensions/cms-client.ts";
import { applySchema } from "../cms-extensions/schema/apply-schema.ts";
import { readEnvironment, type Environment } from "../config/environment.ts";

/**
 * Brings a running Directus to this version's schema, roles and policies; a second run changes nothing.
 * Refuses to drop collections or fields that hold data (see docs/operate.md, "Upgrades").
 */
const AGAIN_AFTER_MS = 2_000;
const GIVE_UP_AFTER_MS = 180_000;

async function setUp(environment: Environment<"cmsSetup">): Promise<void> {
  const cms = { cmsUrl: environment.CMS_URL, adminToken: environment.CMS_ADMIN_TOKEN };
  const { changes } = await applySchema(cms);
  console.log(`schema: ${changes} changes`);
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

/** Directus not up yet, or shedding load: the next try finds what this one wrote. */
function isPassing(error: unknown): boolean {
  if (error instanceof CmsError) return error.status === 503;
  return error instanceof TypeError && error.message === "fetch failed";
}

try {
  const environment = readEnvironment("cmsSetup", process.env);
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      await setUp(environment);
      break;
    } catch (error) {
      if (!isPassing(error) || performance.now() > giveUpAt) throw error;
      console.log("Directus does not take calls yet; trying again");
      await pause(AGAIN_AFTER_MS);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
