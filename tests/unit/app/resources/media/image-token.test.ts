import { describe, expect, test } from "vitest";
import { createImageTokens } from "~/resources/media/image-token";

const KEY = "test-internal-key-0000000000000000000000";
const START_MS = Date.UTC(2026, 10, 21, 12);

function setUp(key = KEY) {
  const clock = { nowMs: START_MS };
  return { clock, tokens: createImageTokens(key, () => clock.nowMs) };
}

describe("image token", () => {
  test.each(["free", "paying"] as const)("grants tier %s", (tier) => {
    const { tokens } = setUp();
    const { token, expiresAt } = tokens.issue(tier);
    expect(tokens.findTier(token)).toBe(tier);
    expect(expiresAt).toBe("2026-11-21T12:05:00.000Z");
  });

  test("expires after five minutes", () => {
    const { tokens, clock } = setUp();
    const { token } = tokens.issue("free");
    clock.nowMs += 5 * 60 * 1000 - 1;
    expect(tokens.findTier(token)).toBe("free");
    clock.nowMs += 1;
    expect(tokens.findTier(token)).toBeNull();
  });

  test("is invalid for another tier or time", () => {
    const { tokens } = setUp();
    const { token } = tokens.issue("free");
    const [version, , expiry, signature] = token.split(".");
    expect(tokens.findTier([version, "paying", expiry, signature].join("."))).toBeNull();
    expect(tokens.findTier([version, "free", Number(expiry) + 60, signature].join("."))).toBeNull();
  });

  test("of another key is invalid", () => {
    const { token } = setUp("another-internal-key-000000000000000000").tokens.issue("paying");
    expect(setUp().tokens.findTier(token)).toBeNull();
  });

  test.each(["", "v1.free", "v1.teaser.9999999999.x", `v1.free.9999999999.${"A".repeat(43)}`])(
    "rejects %j",
    (text) => expect(setUp().tokens.findTier(text)).toBeNull(),
  );
});
