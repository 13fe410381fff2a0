import { join, resolve } from "node:path";
import { applyAccess } from "../../cms-extensions/access/apply-access.ts";
import { memberRolesOf } from "../../cms-extensions/access/member-roles.ts";
import { applyRules } from "../../cms-extensions/schema/apply-rules.ts";
import { applySchema } from "../../cms-extensions/schema/apply-schema.ts";
import { seedFilms } from "../../cms-extensions/seed/seed-films.ts";
import { seedContent } from "../../cms-extensions/seed/seed.ts";
import { retryableStep } from "./preparation.ts";
import { say } from "./progress.ts";
import { hashOf, runOncePerHash } from "./stamp.ts";
import type { Variables } from "./variables.ts";

const ROOT = resolve(import.meta.dirname, "../..");

export function cmsAdminOf(variables: Variables) {
  return { cmsUrl: variables.CMS_URL, adminToken: variables.CMS_ADMIN_TOKEN };
}

export function serviceTokensOf(variables: Variables) {
  return {
    teaser: variables.CMS_TEASER_TOKEN,
    free: variables.CMS_FREE_TOKEN,
    paying: variables.CMS_PAYING_TOKEN,
    accounts: variables.CMS_ACCOUNTS_TOKEN,
  };
}

/**
 * Applies schema, database rules, access model and content in this order, each only if its sources changed
 * since the last time.
 */
export async function prepareCms(variables: Variables, contentScale: number): Promise<void> {
  const admin = cmsAdminOf(variables);
  const dataDir = variables.PORTAL_DATA_DIR;
  const snapshot = hashOf(join(ROOT, "directus-snapshot.yaml"));
  const access = hashOf(join(ROOT, "cms-extensions/access"));
  await runOncePerHash(join(dataDir, ".schema"), snapshot, () =>
    retryableStep("schema applied", async () => {
      const { unchanged } = await applySchema(admin, { keepsLooser: true });
      for (const line of unchanged) say(`! ${line}`);
    }),
  );
  const rules = snapshot + hashOf(join(ROOT, "cms-extensions/src"), join(ROOT, "contract"));
  await runOncePerHash(join(dataDir, ".rules"), rules, () =>
    retryableStep("database rules applied", async () => {
      await applyRules(admin);
    }),
  );
  const memberRoles = memberRolesOf(variables);
  const model = snapshot + access + Object.values(memberRoles).join();
  await runOncePerHash(join(dataDir, ".access"), model, () =>
    retryableStep("roles and policies applied", async () => {
      await applyAccess({ ...admin, tokens: serviceTokensOf(variables), memberRoles });
    }),
  );
  if (contentScale === 0) return;
  const seed = `${snapshot}${hashOf(join(ROOT, "cms-extensions/seed"))}${contentScale}`;
  await runOncePerHash(join(dataDir, ".seed"), seed, () =>
    retryableStep("content seeded", async () => {
      await seedContent({ databaseUrl: variables.CMS_DATABASE_URL, scale: contentScale });
      await seedFilms(admin);
    }),
  );
}
