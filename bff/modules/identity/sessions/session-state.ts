import type { SessionRow } from "../../../db/schema.ts";
import {
  deriveAccessToken,
  hashAccessToken,
  isSameHash,
  parseAccessToken,
} from "./access-token.ts";

export const ACCESS_TOKEN_MS = 7 * 24 * 3_600_000;
export const SESSION_MS = 30 * 24 * 3_600_000;
/** How long the previous token still works, for tabs that renew at the same time. */
export const GRACE_MS = 60_000;

/**
 * - `current`, `previous`: valid until `expiresAt`
 * - `reused`: a token of this session, replaced longer ago than the grace time; it may have been stolen
 * - `invalid`: anything else
 */
export type TokenVerdict =
  | { kind: "current" | "previous"; expiresAt: Date }
  | { kind: "reused" | "invalid" };

/** True if the session was not ended and was renewed in time, whatever token is presented. */
export function isOpen(session: SessionRow, now: Date): boolean {
  return !session.revokedAt && now < session.endsAt && now < session.expiresAt;
}

export function judgeToken(
  session: SessionRow,
  token: string,
  now: Date,
  key: string,
): TokenVerdict {
  if (session.revokedAt || now >= session.endsAt) return { kind: "invalid" };
  const hash = hashAccessToken(token);
  if (isSameHash(hash, session.tokenHash)) {
    const { expiresAt } = session;
    return now < expiresAt ? { kind: "current", expiresAt } : { kind: "invalid" };
  }
  if (isSameHash(hash, session.previousTokenHash)) {
    const expiresAt = session.previousExpiresAt;
    return expiresAt && now < expiresAt ? { kind: "previous", expiresAt } : { kind: "reused" };
  }
  return { kind: wasOurs(session, token, hash, key) ? "reused" : "invalid" };
}

/** Older generations are not stored. Deriving one again proves that the token was real. */
function wasOurs(session: SessionRow, token: string, hash: Buffer, key: string): boolean {
  const generation = parseAccessToken(token)?.generation;
  if (generation === undefined || generation >= session.generation) return false;
  const derived = deriveAccessToken(key, { id: session.id, generation, seed: session.seed });
  return isSameHash(hash, hashAccessToken(derived));
}

export type Rotation = Pick<
  SessionRow,
  "generation" | "tokenHash" | "expiresAt" | "previousTokenHash" | "previousExpiresAt"
>;

/** The old token works for the grace time. */
export function rotate(
  session: SessionRow,
  now: Date,
  key: string,
): { token: string; rotation: Rotation } {
  const generation = session.generation + 1;
  const token = deriveAccessToken(key, { id: session.id, generation, seed: session.seed });
  const graceEnd = new Date(now.getTime() + GRACE_MS);
  return {
    token,
    rotation: {
      generation,
      tokenHash: hashAccessToken(token),
      expiresAt: accessTokenExpiry(now, session.endsAt),
      previousTokenHash: session.tokenHash,
      previousExpiresAt: earlier(graceEnd, session.expiresAt),
    },
  };
}

export function accessTokenExpiry(now: Date, endsAt: Date): Date {
  return earlier(new Date(now.getTime() + ACCESS_TOKEN_MS), endsAt);
}

function earlier(left: Date, right: Date): Date {
  return left < right ? left : right;
}
