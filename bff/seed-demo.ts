import type { PortalMode } from "../config/environment.ts";
import type { CmsUsers } from "./cms/cms-users.ts";
import type { Database } from "./db/database.ts";
import { createUser } from "./modules/users/create-user.ts";
import { emailKeyOf } from "./modules/users/email.ts";
import type { PasswordHasher } from "./modules/users/password-hasher.ts";
import { listUsersByEmailKeys } from "./modules/users/users.repository.ts";

export const demoPassword = "Portal-Demo-2026!";

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  directusUserId: string;
  /** Null for staff: their users are made with Directus itself and only linked here. */
  memberRoleId: string | null;
}

const memberRole = "10000000-0000-4000-8000-000000000002";
const payingRole = "10000000-0000-4000-8000-000000000003";
const youtubeRole = "10000000-0000-4000-8000-000000000004";

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: "gratis@example.com",
    firstName: "Camila",
    lastName: "Nogueira",
    directusUserId: "30000000-0000-4000-8000-000000000001",
    memberRoleId: memberRole,
  },
  {
    email: "membro@example.com",
    firstName: "Rafael",
    lastName: "Teixeira",
    directusUserId: "30000000-0000-4000-8000-000000000002",
    memberRoleId: payingRole,
  },
  {
    email: "membro2@example.com",
    firstName: "Juliana",
    lastName: "Prado",
    directusUserId: "30000000-0000-4000-8000-000000000003",
    memberRoleId: payingRole,
  },
  {
    email: "youtube@example.com",
    firstName: "Thiago",
    lastName: "Carvalho",
    directusUserId: "30000000-0000-4000-8000-000000000004",
    memberRoleId: youtubeRole,
  },
  {
    email: "editor@example.com",
    firstName: "Beatriz",
    lastName: "Fontes",
    directusUserId: "30000000-0000-4000-8000-000000000005",
    memberRoleId: null,
  },
  {
    email: "admin@example.com",
    firstName: "Marcelo",
    lastName: "Antunes",
    directusUserId: "30000000-0000-4000-8000-000000000006",
    memberRoleId: null,
  },
];

export interface SeedDemoDeps {
  mode: PortalMode;
  db: Database;
  cmsUsers: CmsUsers;
  hasher: PasswordHasher;
  now: () => Date;
}

/**
 * Makes the demo accounts that are not there yet and answers how many it made. The schema must be
 * in place and Directus must answer.
 * @throws in production
 */
export async function seedDemoAccounts({ mode, ...deps }: SeedDemoDeps): Promise<number> {
  if (mode === "production") throw new Error("Demo accounts are never made in production");
  const present = await presentDemoEmails(deps.db);
  const missing = demoAccounts.filter(({ email }) => !present.has(emailKeyOf(email)));
  for (const account of missing) await seedAccount(deps, account);
  return missing.length;
}

async function seedAccount(deps: Omit<SeedDemoDeps, "mode">, account: DemoAccount): Promise<void> {
  const { memberRoleId, directusUserId, ...person } = account;
  const { cmsUsers } = deps;
  const newUser = { ...person, password: demoPassword, isEmailConfirmed: true };
  const inCms =
    (await cmsUsers.findById(directusUserId)) ?? (await cmsUsers.findByEmail(account.email));
  if (inCms) {
    await createUser(deps, newUser, { kind: "link", directusUserId: inCms.id });
  } else if (memberRoleId) {
    await createUser(deps, newUser, { kind: "create", directusUserId, roleId: memberRoleId });
  } else {
    throw new Error(`Directus has no user ${account.email} to link`);
  }
}

/** @throws when an account of the demo is in the database */
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
