import { join, resolve } from "node:path";
import { applyAccess } from "../../cms-extensions/access/apply-access.ts";
import { memberRolesOf } from "../../cms-extensions/access/member-roles.ts";
import { applyRules } from "../../cms-extensions/schema/apply-rules.ts";
import { applySchema } from "../../cms-extensions/schema/apply-schema.ts";
import { seedFilms } from "../../cms-extensions/seed/seed-films.ts";
import { seedContent } from "../../cms-extensions/seed/seed.ts";
import { preparation } from "./preparation.ts";
import { say } from "./progress.ts";
import { hashOf, onceFor } from "./stamp.ts";
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
  await onceFor(join(dataDir, ".schema"), snapshot, () =>
    preparation("schema applied", async () => {
      const { kept } = await applySchema(admin, { keepsLooser: true });
      for (const line of kept) say(`! ${line}`);
    }),
  );
  const rules = snapshot + hashOf(join(ROOT, "cms-extensions/src"), join(ROOT, "contract"));
  await onceFor(join(dataDir, ".rules"), rules, () =>
    preparation("database rules applied", async () => {
      await applyRules(admin);
    }),
  );
  const memberRoles = memberRolesOf(variables);
  const model = snapshot + access + Object.values(memberRoles).join();
  await onceFor(join(dataDir, ".access"), model, () =>
    preparation("roles and policies applied", async () => {
      await applyAccess({ ...admin, tokens: serviceTokensOf(variables), memberRoles });
    }),
  );
  if (contentScale === 0) return;
  const seed = `${snapshot}${hashOf(join(ROOT, "cms-extensions/seed"))}${contentScale}`;
  await onceFor(join(dataDir, ".seed"), seed, () =>
    preparation("content seeded", async () => {
      await seedContent({ databaseUrl: variables.CMS_DATABASE_URL, scale: contentScale });
      await seedFilms(admin);
    }),
  );
}
