import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  deriveAccessToken,
  parseAccessToken,
} from "../../../../../../bff/modules/identity/sessions/access-token.ts";

const source = () => ({ id: randomUUID(), generation: 3, seed: randomBytes(32) });

describe("access token", () => {
  test("is the same for each derivation", () => {
    const session = source();
    expect(deriveAccessToken("key", session)).toBe(deriveAccessToken("key", { ...session }));
  });

  test("differs by key, session, generation and seed", () => {
    const session = source();
    const tokens = [
      deriveAccessToken("key", session),
      deriveAccessToken("other", session),
      deriveAccessToken("key", { ...session, id: randomUUID() }),
      deriveAccessToken("key", { ...session, generation: 4 }),
      deriveAccessToken("key", { ...session, seed: randomBytes(32) }),
    ];
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  test("contains its session and generation", () => {
    const session = source();
    const { id, generation } = session;
    expect(parseAccessToken(deriveAccessToken("key", session))).toEqual({ id, generation });
  });

  test.each(["", "a", "a".repeat(69), "a".repeat(71), "=".repeat(70), `${"a".repeat(69)}b`])(
    "rejects %j",
    (text) => {
      expect(parseAccessToken(text)).toBeNull();
    },
  );
});
