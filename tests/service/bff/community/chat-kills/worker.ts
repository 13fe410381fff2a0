import { buildApp } from "../../../../../bff/app.ts";
import { createBreaker } from "../../../../../bff/cms/breaker.ts";
import { createCmsClient } from "../../../../../bff/cms/client.ts";
import { createCmsPrivacy } from "../../../../../bff/cms/cms-privacy.ts";
import { createCmsUsers } from "../../../../../bff/cms/cms-users.ts";
import { createTimedFetch } from "../../../../../bff/cms/timed-fetch.ts";
import { openDatabase } from "../../../../../bff/db/database.ts";
import { createSealer } from "../../../../../bff/db/seal.ts";
import { createJobs } from "../../../../../bff/jobs/jobs.ts";
import { createLogger } from "../../../../../bff/logger.ts";
import { createSmtp } from "../../../../../bff/mail/smtp.ts";
import { createMemberRoles } from "../../../../../bff/modules/identity/membership/member-roles.ts";
import { defaultLoginLimits } from "../../../../../bff/modules/identity/sessions/login-limits.ts";
import { createPasswordHasher } from "../../../../../bff/modules/identity/users/password-hasher.ts";
import { defaultSignupLimits } from "../../../../../bff/modules/account/signup/signup-limits.ts";
import { roleIds } from "../../../../../contract/account/roles.ts";
import type { WorkerSettings } from "./processes.ts";

/** The service as a process that can be killed: `worker.ts <settings in JSON>`. Prints its address. */
const settings = JSON.parse(process.argv[2] ?? "{}") as WorkerSettings;
const { databaseUrl, directusUrl, key, port } = settings;
const database = openDatabase(databaseUrl, () => {});
const cms = createCmsClient({
  url: directusUrl,
  token: key,
  fetch: createTimedFetch({ connectMs: 5_000, totalMs: 5_000, maxBytes: 100_000 }),
  breaker: createBreaker({ failures: 1_000, openMs: 1, elapsedMs: () => performance.now() }),
});
const { app } = buildApp({
  database,
  cms,
  cmsUsers: createCmsUsers(cms),
  hasher: await createPasswordHasher(),
  isLeakedPassword: () => Promise.resolve(false),
  loginLimits: defaultLoginLimits,
  signupLimits: defaultSignupLimits,
  jobs: createJobs(databaseUrl, () => {}),
  sealer: createSealer(key),
  smtp: createSmtp("smtp://127.0.0.1:1", "Portal Suíça <portal@portal.example>"),
  memberRoles: createMemberRoles([roleIds.payingUser]),
  tierTokens: { teaser: "teaser", free: "free", paying: "paying" },
  mailWebhookSecret: null,
  paymentProvider: null,
  cmsPrivacy: createCmsPrivacy(directusUrl, key),
  analytics: null,
  pushAccess: null,
  rateSources: [],
  publicOrigin: "https://portal.example",
  operator: "Ponte Verlag GmbH, Zurique",
  logger: createLogger("fatal", { write: (line) => process.stderr.write(line) }),
  now: () => new Date(),
  keys: { session: key, memberToken: key, internal: key },
  knownDocuments: null,
  allowIntrospection: false,
  offersConformanceHub: false,
  isStaffTfaRequired: false,
  phase: () => "running",
});
console.log(await app.listen({ host: "127.0.0.1", port }));
