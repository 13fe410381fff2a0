import { applyAccess } from "../cms-extensions/access/apply-access.ts";
import { applySchema } from "../cms-extensions/schema/apply-schema.ts";
import { readEnvironment } from "../config/environment.ts";

/**
 * Brings a running Directus to this version's schema, roles and policies; a second run changes nothing.
 * Refuses to drop collections or fields that hold data (see docs/operate.md, "Upgrades").
 */
try {
  const environment = readEnvironment("cmsSetup", process.env);
  const cms = { cmsUrl: environment.CMS_URL, adminToken: environment.CMS_ADMIN_TOKEN };
  const { changes } = await applySchema(cms);
  console.log(`schema: ${changes} changes`);
  await applyAccess({
    ...cms,
    tokens: {
      teaser: environment.CMS_TEASER_TOKEN,
      free: environment.CMS_FREE_TOKEN,
      paying: environment.CMS_PAYING_TOKEN,
      accounts: environment.CMS_ACCOUNTS_TOKEN,
    },
  });
  console.log("roles and policies: applied");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
