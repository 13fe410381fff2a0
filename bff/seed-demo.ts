import { emailKeyOf } from "../contract/account/person.ts";
import type { EnvironmentSource } from "../config/environment.ts";
import { roleIds } from "../contract/account/roles.ts";
import { createCmsUsers } from "./cms/cms-users.ts";
import { connectCms } from "./cms/connect.ts";
import { createCmsEntitlements } from "./cms/entitlements.ts";
import type { CmsEntitlements } from "./cms/entitlements.ts";
import { readServiceConfig } from "./config.ts";
import { COMMAND_TIMEOUT_FACTOR, openDatabase } from "./db/database.ts";
import type { Database } from "./db/database.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { createUser } from "./modules/identity/users/create-user.ts";
import type { CreateUserDeps } from "./modules/identity/users/create-user.ts";
import { createPasswordHasher } from "./modules/identity/users/password-hasher.ts";
import { listUsersByEmailKeys } from "./modules/identity/users/users.repository.ts";

type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  directusUserId: string;
  /** Null for the admin, whom Directus creates at installation. */
  roleId: string | null;
};

const DEMO_ACCESS_MS = 365 * 24 * 3_600_000;

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: "gratis@example.com",
    firstName: "Camila",
    lastName: "Nogueira",
    directusUserId: "30000000-0000-4000-8000-000000000001",
    roleId: roleIds.member,
  },
  {
    email: "membro@example.com",
    firstName: "Rafael",
    lastName: "Teixeira",
    directusUserId: "30000000-0000-4000-8000-000000000002",
    roleId: roleIds.payingUser,
  },
  {
    email: "membro2@example.com",
    firstName: "Juliana",
    lastName: "Prado",
    directusUserId: "30000000-0000-4000-8000-000000000003",
    roleId: roleIds.payingUser,
  },
  {
    email: "youtube@example.com",
    firstName: "Thiago",
    lastName: "Carvalho",
    directusUserId: "30000000-0000-4000-8000-000000000004",
    roleId: roleIds.youtubeMember,
  },
  {
    email: "editor@example.com",
    firstName: "Beatriz",
    lastName: "Fontes",
    directusUserId: "30000000-0000-4000-8000-000000000005",
    roleId: roleIds.editor,
  },
  {
    email: "admin@example.com",
    firstName: "Marcelo",
    lastName: "Antunes",
    directusUserId: "30000000-0000-4000-8000-000000000006",
    roleId: null,
  },
];

export type SeedDemoOptions = {
  environment: EnvironmentSource;
  adminToken: string;
  password: string;
};

/**
 * Creates the missing demo accounts, in Directus and here. Directus must be running and have the roles.
 * @throws in production
 */
export async function seedDemoAccounts(options: SeedDemoOptions): Promise<void> {
  const config = readServiceConfig(options.environment);
  if (config.PORTAL_MODE === "production") {
    throw new Error("Demo accounts are never made in production");
  }
  await migrateDatabase(config.DATABASE_URL);
  const database = openDatabase(config.DATABASE_URL, () => {}, COMMAND_TIMEOUT_FACTOR);
  try {
    const present = await presentDemoEmails(database.db);
    const missing = demoAccounts.filter(({ email }) => !present.has(emailKeyOf(email)));
    const cms = connectCms(config.CMS_URL, options.adminToken, {
      timeoutFactor: COMMAND_TIMEOUT_FACTOR,
    });
    const deps = {
      db: database.db,
      cmsUsers: createCmsUsers(cms),
      hasher: await createPasswordHasher(),
      now: () => new Date(),
    };
    for (const account of missing) await seedAccount(deps, account, options.password);
    const entitlements = createCmsEntitlements(cms);
    for (const account of demoAccounts) await seedEntitlement(entitlements, account);
  } finally {
    await database.close();
  }
}

async function seedAccount(
  deps: CreateUserDeps,
  { directusUserId, roleId, ...person }: DemoAccount,
  password: string,
): Promise<void> {
  const { cmsUsers } = deps;
  const inCms =
    (await cmsUsers.findById(directusUserId)) ??
    (await cmsUsers.findByEmail(person.email)) ??
    (await cmsUsers.create({
      id: directusUserId,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      role: requireRole(person.email, roleId),
      status: "active",
      ...(roleId === roleIds.editor && { password }),
    }));
  const link = { kind: "link", directusUserId: inCms.id } as const;
  await createUser(deps, { ...person, password, isEmailConfirmed: true }, link);
}

async function seedEntitlement(
  entitlements: CmsEntitlements,
  { email, directusUserId: user, roleId }: DemoAccount,
): Promise<void> {
  if (roleId !== roleIds.payingUser && roleId !== roleIds.youtubeMember) return;
  const present = await entitlements.listOf(user);
  if (present.length > 0) return;
  const validFrom = new Date();
  await entitlements.upsertByProviderRef({
    user,
    source: roleId === roleIds.youtubeMember ? "youtube" : "manual",
    plan: "none",
    status: "active",
    validFrom,
    validUntil: new Date(validFrom.getTime() + DEMO_ACCESS_MS),
    graceUntil: null,
    providerRef: `demo:${email}`,
    currency: null,
    amountCents: null,
  });
}

function requireRole(email: string, roleId: string | null): string {
  if (roleId === null) throw new Error(`Directus was started without its admin ${email}`);
  return roleId;
}

/** @throws if a demo account is in the database */
export async function requireNoDemoAccounts(db: Database): Promise<void> {
  const present = await presentDemoEmails(db);
  if (present.size === 0) return;
  throw new Error(`The database holds demo accounts: ${[...present].join(", ")}`);
}

async function presentDemoEmails(db: Database): Promise<Set<string>> {
  const rows = await listUsersByEmailKeys(
    db,
    demoAccounts.map(({ email }) => emailKeyOf(email)),
  );
  return new Set(rows.map(({ emailKey }) => emailKey));
}
