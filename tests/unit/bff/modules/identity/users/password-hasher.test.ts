import { describe, expect, test } from "vitest";
import {
  createPasswordHasher,
  isWeakerHash,
} from "../../../../../../bff/modules/identity/users/password-hasher.ts";

const roomy = { concurrent: 4, waiting: 40, waitMs: 10_000 };

describe("the password hasher", () => {
  test("keeps passwords exactly, whatever they are made of", async () => {
    const hasher = await createPasswordHasher(roomy);
    for (const password of ["emoji 🏔️ e espaço ", "x".repeat(200)]) {
      const stored = await hasher.hash(password);
      expect(await hasher.verify(password, stored)).toBe(true);
      expect(await hasher.verify(`${password} `, stored)).toBe(false);
      expect(await hasher.verify(password.slice(0, -1), stored)).toBe(false);
      expect(await hasher.verify(`${password.slice(0, 72)}!${password.slice(73)}`, stored)).toBe(
        false,
      );
    }
  });

  test("answers false where nobody has a hash", async () => {
    const hasher = await createPasswordHasher(roomy);
    expect(await hasher.verify("x", null)).toBe(false);
  });

  test("refuses who would wait behind too many", async () => {
    const hasher = await createPasswordHasher({ concurrent: 1, waiting: 1, waitMs: 10_000 });
    const results = await Promise.allSettled([1, 2, 3].map(() => hasher.hash("senha")));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(await hasher.verify("senha", await hasher.hash("senha"))).toBe(true);
  });

  test("refuses who would wait too long and keeps the turn of the others", async () => {
    const hasher = await createPasswordHasher({ concurrent: 1, waiting: 5, waitMs: 1 });
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const around = { before: () => held, after: async () => {} };
    const first = hasher.verify("senha", null, around);
    await expect(hasher.hash("senha")).rejects.toMatchObject({ code: "unavailable" });
    finish();
    expect(await first).toBe(false);
    expect(await hasher.hash("senha")).toMatch(/^\$argon2id\$/);
  });
});

describe("isWeakerHash", () => {
  test.each([
    ["$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA", false],
    ["$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA", false],
    ["$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA", true],
    ["$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA", true],
    ["$2b$12$abcdefghijklmnopqrstuv", true],
  ])("says of %s: %s", (stored, weaker) => {
    expect(isWeakerHash(stored)).toBe(weaker);
  });
});
