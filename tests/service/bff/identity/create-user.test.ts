import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../../bff/modules/identity/users/create-user.ts";
import type { CmsLink, NewUser } from "../../../../bff/modules/identity/users/create-user.ts";
import { findUserByEmailKey } from "../../../../bff/modules/identity/users/users.repository.ts";
import { password, payingRoleId, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
afterEach(() => {
  service.directus.mode = "up";
});

const anyEmail = () => `${randomUUID()}@example.com`;

function create(
  changes: Partial<NewUser>,
  link: CmsLink = { kind: "create", roleId: payingRoleId },
) {
  const { cmsUsers, hasher, clock, database } = service;
  return createUser(
    { db: database.db, cmsUsers, hasher, now: () => clock.now },
    { email: anyEmail(), password, firstName: "Ana", lastName: "Souza", ...changes },
    link,
  );
}

describe("createUser", () => {
  test("creates the user here and in Directus, with an Argon2id hash", async () => {
    const email = anyEmail();
    const user = await create({ email, firstName: " Ana " });
    expect(user).toMatchObject({ email, firstName: "Ana", isEmailConfirmed: false });
    expect(service.directus.users.get(user.directusUserId)).toMatchObject({
      email,
      role: payingRoleId,
      status: "active",
    });
    const row = await findUserByEmailKey(service.database.db, email);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.cmsRoleId).toBe(payingRoleId);
  });

  test.each([
    ["a password of 9", { password: "123456789" }],
    ["a password of 201", { password: "x".repeat(201) }],
    ["an e-mail that is none", { email: "ana" }],
    ["two addresses", { email: "a@example.com,b@example.com" }],
    ["no first name", { firstName: "  " }],
    ["a long last name", { lastName: "x".repeat(81) }],
  ])("refuses %s", async (_name, changes) => {
    await expect(create(changes)).rejects.toMatchObject({ code: "validation_failed" });
  });

  test("accepts a password of 10 and of 200 characters, counted as people count them", async () => {
    for (const input of ["1234567890", "🏔️".repeat(5), "x".repeat(200), "🏔".repeat(200)]) {
      const { email } = await create({ password: input });
      expect((await service.login(email, input)).email).toBe(email);
    }
  });

  test("refuses an e-mail that is taken, in any spelling, and does not touch Directus", async () => {
    const { email } = await create({});
    const before = service.directus.users.size;
    const twin = create({ email: email.toUpperCase() });
    await expect(twin).rejects.toMatchObject({ code: "user.email_taken" });
    expect(service.directus.users.size).toBe(before);
  });

  test("never takes over an existing Directus user by e-mail", async () => {
    const id = randomUUID();
    const email = anyEmail();
    const editor = { id, email, first_name: "E", last_name: "D", role: randomUUID() };
    service.directus.users.set(id, { ...editor, status: "active" });
    await expect(create({ email })).rejects.toMatchObject({ code: "user.email_taken" });
    expect(await findUserByEmailKey(service.database.db, email)).toBeNull();
    expect((await create({ email }, { kind: "link", directusUserId: id })).directusUserId).toBe(id);
  });

  test("reuses the Directus user of an earlier attempt, unless it is linked or suspended", async () => {
    const leave = (email: string, status: string) => {
      const id = randomUUID();
      const names = { first_name: "Ana", last_name: "Antes" };
      service.directus.users.set(id, { id, email, ...names, role: payingRoleId, status });
      return id;
    };
    const email = anyEmail();
    const id = leave(email, "active");
    expect((await create({ email })).directusUserId).toBe(id);
    expect(service.directus.users.get(id)?.last_name).toBe("Souza");

    const suspended = anyEmail();
    leave(suspended, "suspended");
    await expect(create({ email: suspended })).rejects.toMatchObject({ code: "user.email_taken" });

    const elsewhere = anyEmail();
    const owner = await create({});
    const account = service.directus.users.get(owner.directusUserId);
    if (account) account.email = elsewhere;
    await expect(create({ email: elsewhere })).rejects.toMatchObject({ code: "user.email_taken" });
  });

  test("leaves nothing behind if Directus fails or the user to link is missing", async () => {
    const email = anyEmail();
    const link = { kind: "link", directusUserId: randomUUID() } as const;
    await expect(create({ email }, link)).rejects.toMatchObject({ code: "validation_failed" });
    service.directus.mode = "failing";
    await expect(create({ email })).rejects.toMatchObject({ code: "unavailable" });
    expect(await findUserByEmailKey(service.database.db, email)).toBeNull();
    service.directus.mode = "up";
    expect((await create({ email })).email).toBe(email);
  });
});
