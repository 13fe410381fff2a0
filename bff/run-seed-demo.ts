import { createBreaker } from "./cms/breaker.ts";
import { createCmsUsers } from "./cms/cms-users.ts";
import { createTimedFetch, defaultFetchLimits } from "./cms/timed-fetch.ts";
import { readServiceConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { createPasswordHasher } from "./modules/users/password-hasher.ts";
import { seedDemoAccounts } from "./seed-demo.ts";

// `node bff/run-seed-demo.ts` with the service's environment: makes the demo accounts and ends.
const config = readServiceConfig();
await migrateDatabase(config.DATABASE_URL);
const database = openDatabase(config.DATABASE_URL, (error) => console.error(error.message));
try {
  const made = await seedDemoAccounts({
    mode: config.PORTAL_MODE,
    db: database.db,
    cmsUsers: createCmsUsers({
      url: config.CMS_URL,
      accountsToken: config.CMS_ACCOUNTS_TOKEN,
      fetch: createTimedFetch(defaultFetchLimits),
      breaker: createBreaker({ failures: 5, openMs: 5_000, elapsedMs: () => performance.now() }),
    }),
    hasher: await createPasswordHasher(),
    now: () => new Date(),
  });
  console.log(made === 0 ? "The demo accounts are there." : `Made ${made} demo accounts.`);
} finally {
  await database.close();
}
