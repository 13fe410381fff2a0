import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMAND_TIMEOUT_FACTOR, openDatabase } from "../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../bff/db/database.ts";
import { listUsersByEmailKeys } from "../../../bff/modules/identity/users/users.repository.ts";
import { demoAccounts, requireNoDemoAccounts, seedDemoAccounts } from "../../../bff/seed-demo.ts";
import { startDirectusDouble } from "./doubles/directus-double.ts";
import type { DirectusDouble } from "./doubles/directus-double.ts";
import { createDatabase } from "./service.ts";
import { operatorEnvironment } from "../../support/operator.ts";
import { serviceSecrets } from "../../support/service-secrets.ts";

const adminToken = randomBytes(32).toString("hex");
const adminUserId = randomUUID();
let directus: DirectusDouble;
let database: DatabaseConnection;
let drop: () => Promise<void>;
let environment: Record<string, string>;

beforeAll(async () => {
  directus = await startDirectusDouble(adminToken);
  directus.users.set(adminUserId, {
    id: adminUserId,
    email: "admin@example.com",
    first_name: "Admin",
    last_name: "User",
    role: randomUUID(),
    status: "active",
  });
  const created = await createDatabase();
  drop = created.drop;
  database = openDatabase(created.url, () => {}, COMMAND_TIMEOUT_FACTOR);
  environment = {
    PORTAL_MODE: "demo",
    DATABASE_URL: created.url,
    CMS_URL: directus.url,
    ...serviceSecrets,
  };
});
afterAll(async () => {
  await database.close();
  await drop();
  await directus.close();
});

const seed = (overrides: Record<string, string> = {}) =>
  seedDemoAccounts({
    environment: { ...environment, ...overrides },
    adminToken,
    password: "uma senha de demonstração",
  });

describe("seedDemoAccounts", () => {
  test("creates six linked accounts, and nothing more the second time", async () => {
    await seed();
    await seed();
    const emails = demoAccounts.map(({ email }) => email);
    const rows = await listUsersByEmailKeys(database.db, emails);
    expect(rows.map(({ email }) => email).sort()).toEqual([...emails].sort());
    for (const row of rows) {
      const account = demoAccounts.find(({ email }) => email === row.email);
      const linked = row.email === "admin@example.com" ? adminUserId : account?.directusUserId;
      expect(row.directusUserId).toBe(linked);
      expect(directus.users.get(row.directusUserId)?.email).toBe(row.email);
    }
    expect(directus.users.size).toBe(6);
  });

  test("continues where an earlier run ended", async () => {
    await database.pool.query("delete from users where email_key like 'membro%'");
    await seed();
    expect(directus.users.size).toBe(6);
    await expect(requireNoDemoAccounts(database.db)).rejects.toThrow("membro2@example.com");
  });

  test("refuses in production", async () => {
    const production = {
      PORTAL_MODE: "production",
      PUBLIC_ORIGIN: "https://portal.example.com",
      ...operatorEnvironment,
    };
    await expect(seed(production)).rejects.toThrow("never made in production");
  });
});
