import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyAccess } from "../../cms-extensions/access/apply-access.ts";
import { memberRolesOf } from "../../cms-extensions/access/member-roles.ts";
import { applyRules } from "../../cms-extensions/schema/apply-rules.ts";
import { applySchema } from "../../cms-extensions/schema/apply-schema.ts";
import { readEnvironment } from "../../config/environment.ts";
import { listDifferences, readCmsState, type CmsState } from "../checks/outside-cms-state.ts";
import { readNewsAsMember } from "../checks/outside-member.ts";
import { requireOutsidePrograms } from "../checks/outside-programs.ts";
import { readRedisUse } from "../checks/outside-redis.ts";
import { startOutsideServers } from "../checks/outside-servers.ts";
import { buildExtension } from "../stack/build.ts";
import { exitAtSignals } from "../stack/children.ts";
import { DEMO_PASSWORD, startDirectus } from "../stack/parts.ts";
import { findFreePort, findPartPorts } from "../stack/ports.ts";
import { fallbackClusterOf, startPostgres } from "../stack/postgres.ts";
import { cmsAdminOf, prepareCms, serviceTokensOf } from "../stack/prepare-cms.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { readOrMakeSecrets } from "../stack/secrets.ts";
import { startStack } from "../stack/stack.ts";
import { buildVariables, type Variables } from "../stack/variables.ts";

/**
 * Proves that the portal runs on the machine's own PostgreSQL and Redis without containers. Schema and
 * access model must equal those in the embedded PostgreSQL, and a second apply must change nothing. A
 * member then logs in and reads the news. Leaves nothing behind.
 */
const MEMBER = "membro@example.com";

async function readEmbedded(dataDir: string): Promise<CmsState> {
  mkdirSync(dataDir);
  const ports = await findPartPorts();
  const env = readEnvironment("launcher", { PORTAL_MODE: "test", ...ports });
  const secrets = readOrMakeSecrets(dataDir);
  const password = secrets.DATABASE_PASSWORD;
  const postgres = await startPostgres({ dataDir, port: await findFreePort(), password });
  try {
    const variables = buildVariables(env, secrets, dataDir, postgres.url);
    await buildExtension();
    const directus = await startDirectus(env, variables);
    try {
      await prepareCms(variables, 0);
      return await readCmsState(variables);
    } finally {
      await directus.stop();
    }
  } finally {
    await postgres.stop();
  }
}

function requireEqual(embedded: CmsState, outside: CmsState): void {
  const differences = listDifferences(embedded, outside);
  for (const line of differences) say(line.slice(0, 300));
  if (differences.length > 0) {
    throw new SetupError(`Outside and embedded differ in ${differences.length} things.`);
  }
  const counts = Object.entries(outside).map(([kind, texts]) => `${texts.length} ${kind}`);
  say(`equal to the embedded one: ${counts.join(", ")}`);
}

async function requireNothingToApply(variables: Variables): Promise<void> {
  const cms = cmsAdminOf(variables);
  const { changes } = await applySchema(cms);
  const rules = await applyRules(cms);
  const written = await applyAccess({
    ...cms,
    tokens: serviceTokensOf(variables),
    memberRoles: memberRolesOf(variables),
  });
  const all = changes + rules.length + written.created + written.updated + written.deleted;
  if (all > 0) throw new SetupError(`The second apply made ${all} changes.`);
  say("second apply: 0 changes in schema, database rules and access model");
}

async function checkOutside(folder: string, embedded: CmsState): Promise<void> {
  const programs = await requireOutsidePrograms();
  const servers = await startOutsideServers(programs, folder);
  try {
    say(`outside: ${programs.postgresBin}, ${programs.redisServer}`);
    const environment = readEnvironment("launcher", {
      PORTAL_MODE: "test",
      PORTAL_DATA_DIR: join(folder, "outside"),
      DATABASE_URL: servers.databaseUrl("portal"),
      CMS_DATABASE_URL: servers.databaseUrl("cms"),
      REDIS_URL: servers.redisUrl,
      ...(await findPartPorts()),
    });
    const stack = await startStack({ environment, withDemo: true });
    try {
      if (stack.postgres)
        throw new SetupError("An embedded PostgreSQL ran beside the outside one.");
      requireEqual(embedded, await readCmsState(stack.variables));
      await requireNothingToApply(stack.variables);
      const news = await readNewsAsMember(stack.variables, MEMBER, DEMO_PASSWORD);
      say(`${MEMBER} sees ${news.shown} of ${news.published} news on the list`);
      const { keys, channels } = readRedisUse(programs.redisCli, servers.redisUrl);
      if (keys.length === 0) throw new SetupError("Directus keeps nothing in Redis.");
      say(`Directus uses Redis: ${keys.length} keys, channels ${channels.join(", ")}`);
    } finally {
      await stack.stop();
    }
  } finally {
    await servers.stop();
  }
}

exitAtSignals();
const folder = mkdtempSync(join(tmpdir(), "portal-outside-"));
const embeddedDir = join(folder, "embedded");
process.on("exit", () => {
  for (const each of [folder, fallbackClusterOf(embeddedDir)]) {
    rmSync(each, { recursive: true, force: true, maxRetries: 5 });
  }
});
try {
  // The databases' user must be able to traverse the folder.
  chmodSync(folder, 0o711);
  await checkOutside(folder, await readEmbedded(embeddedDir));
  say("the portal runs on outside PostgreSQL and Redis");
} catch (error) {
  endWithLine(error);
}
