import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { SessionRow } from "../../../../../../bff/db/schema.ts";
import {
  deriveAccessToken,
  hashAccessToken,
} from "../../../../../../bff/modules/identity/sessions/access-token.ts";
import {
  accessTokenExpiry,
  ACCESS_TOKEN_MS,
  GRACE_MS,
  judgeToken,
  rotate,
  SESSION_MS,
} from "../../../../../../bff/modules/identity/sessions/session-state.ts";

const key = "k".repeat(64);
const start = new Date("2026-11-21T12:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);

function openSession(): { session: SessionRow; token: string } {
  const source = { id: randomUUID(), generation: 1, seed: randomBytes(32) };
  const token = deriveAccessToken(key, source);
  const session: SessionRow = {
    ...source,
    userId: randomUUID(),
    tokenHash: hashAccessToken(token),
    expiresAt: after(ACCESS_TOKEN_MS),
    previousTokenHash: null,
    previousExpiresAt: null,
    endsAt: after(SESSION_MS),
    revokedAt: null,
    revokedReason: null,
    isTwoFactor: false,
    device: null,
    network: null,
    lastUsedAt: null,
    createdAt: start,
  };
  return { session, token };
}

function renew(session: SessionRow, now: Date) {
  const { token, rotation } = rotate(session, now, key);
  return { session: { ...session, ...rotation }, token };
}

describe("judgeToken", () => {
  test("accepts the current token until it expires", () => {
    const { session, token } = openSession();
    expect(judgeToken(session, token, after(ACCESS_TOKEN_MS - 1), key).kind).toBe("current");
    expect(judgeToken(session, token, after(ACCESS_TOKEN_MS), key).kind).toBe("invalid");
  });

  test("accepts the previous token during the grace period, and then reports reuse", () => {
    const first = openSession();
    const { session } = renew(first.session, after(1_000));
    const graceEnd = after(1_000 + GRACE_MS);
    const within = judgeToken(session, first.token, new Date(graceEnd.getTime() - 1), key);
    expect(within).toEqual({ kind: "previous", expiresAt: graceEnd });
    expect(judgeToken(session, first.token, graceEnd, key).kind).toBe("reused");
  });

  test("reports a token from two renewals ago as reused, even within the grace period", () => {
    const first = openSession();
    const second = renew(first.session, after(1));
    const third = renew(second.session, after(2));
    expect(judgeToken(third.session, first.token, after(3), key).kind).toBe("reused");
    expect(judgeToken(third.session, second.token, after(3), key).kind).toBe("previous");
    expect(judgeToken(third.session, third.token, after(3), key).kind).toBe("current");
  });

  test("a forged old token does not end a session", () => {
    const { session } = renew(openSession().session, after(1));
    const forged = deriveAccessToken("another key", { ...session, generation: 0 });
    expect(judgeToken(session, forged, after(2), key).kind).toBe("invalid");
    const ahead = deriveAccessToken(key, { ...session, generation: 9 });
    expect(judgeToken(session, ahead, after(2), key).kind).toBe("invalid");
  });

  test("accepts no token once the session is revoked or has expired", () => {
    const { session, token } = openSession();
    const revoked = { ...session, revokedAt: start };
    expect(judgeToken(revoked, token, after(1), key).kind).toBe("invalid");
    const old = { ...session, expiresAt: after(2 * SESSION_MS) };
    expect(judgeToken(old, token, after(SESSION_MS), key).kind).toBe("invalid");
  });
});

describe("rotate", () => {
  test("returns the same token to every caller of one generation", () => {
    const { session } = openSession();
    expect(rotate(session, after(1), key).token).toBe(rotate(session, after(5), key).token);
  });

  test("does not extend the previous token beyond its own expiry", () => {
    const { session } = openSession();
    const late = after(ACCESS_TOKEN_MS - 10);
    expect(rotate(session, late, key).rotation.previousExpiresAt).toEqual(session.expiresAt);
  });
});

describe("accessTokenExpiry", () => {
  test("is seven days ahead but not after the session's end", () => {
    expect(accessTokenExpiry(start, after(SESSION_MS))).toEqual(after(ACCESS_TOKEN_MS));
    expect(accessTokenExpiry(after(SESSION_MS - 5), after(SESSION_MS))).toEqual(after(SESSION_MS));
  });
});
