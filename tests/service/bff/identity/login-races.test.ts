import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../../../bff/db/schema.ts";
import {
  confirmSecret,
  saveUnconfirmedSecret,
} from "../../../../bff/modules/identity/second-factor/second-factor.repository.ts";
import { createPasswordHasher } from "../../../../bff/modules/identity/users/password-hasher.ts";
import { savePassword } from "../../../../bff/modules/identity/users/users.repository.ts";
import { password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
/** Called before the service hashes a password; the hashing waits for it. */
let beforeHash: () => Promise<unknown> = () => Promise.resolve();

beforeAll(async () => {
  const hasher = await createPasswordHasher();
  service = await startTestService({
    hasher: {
      ...hasher,
      async hash(input) {
        await beforeHash();
        return hasher.hash(input);
      },
    },
  });
});
afterAll(() => service.close());

test("login race: a password change survives a simultaneous rehash of the old password", async () => {
  const { id, email } = await service.createMember();
  const { db } = service.database;
  const weak = await hash(password, { memoryCost: 4_096 });
  await db.update(users).set({ passwordHash: weak }).where(eq(users.id, id));
  const chosen = await service.hasher.hash("neve no lago 1291");
  beforeHash = () => savePassword(db, id, chosen, service.clock.now);
  await service.login(email);
  const [row] = await db.select().from(users).where(eq(users.id, id));
  expect(row?.passwordHash).toBe(chosen);
});

test("login race: one-time codes are turned on only with the secret of the entered code", async () => {
  const { id } = await service.createMember();
  const { db } = service.database;
  const [typed, startedSince] = [Buffer.from("first"), Buffer.from("second")];
  await saveUnconfirmedSecret(db, id, typed);
  await saveUnconfirmedSecret(db, id, startedSince);
  const confirmWith = (secret: Buffer) => confirmSecret(db, id, secret, service.clock.now);
  expect(await confirmWith(typed)).toBe(false);
  const both = await Promise.all([confirmWith(startedSince), confirmWith(startedSince)]);
  expect(both.toSorted()).toEqual([false, true]);
});
