import { describe, expect, test } from "vitest";
import {
  createPasswordHasher,
  isWeakerHash,
} from "../../../../../../bff/modules/identity/users/password-hasher.ts";

const roomy = { concurrent: 4, waiting: 40, waitMs: 10_000 };

describe("password hasher", () => {
  test("verifies a password exactly, whatever its characters", async () => {
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

  test("returns false if no hash is stored", async () => {
    const hasher = await createPasswordHasher(roomy);
    expect(await hasher.verify("x", null)).toBe(false);
  });

  test("rejects a caller if too many already wait", async () => {
    const hasher = await createPasswordHasher({ concurrent: 1, waiting: 1, waitMs: 10_000 });
    const results = await Promise.allSettled([1, 2, 3].map(() => hasher.hash("senha")));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(await hasher.verify("senha", await hasher.hash("senha"))).toBe(true);
  });

  test("rejects a caller that waits too long, and keeps the others in the queue", async () => {
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
  ])("returns for %s: %s", (stored, weaker) => {
    expect(isWeakerHash(stored)).toBe(weaker);
  });
});
