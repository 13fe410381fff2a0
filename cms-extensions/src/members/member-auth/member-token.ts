import { createHmac, timingSafeEqual } from "node:crypto";

export type MemberTokenVerdict =
  | { kind: "foreign" }
  | { kind: "invalid" }
  | { kind: "expired" }
  /** `mayActForTeam`: the login was strong enough for team actions. */
  | { kind: "member"; userId: string; mayActForTeam: boolean };

type Header = { alg?: unknown; kid?: unknown };
type Claims = { iss?: unknown; aud?: unknown; sub?: unknown; exp?: unknown; team?: unknown };

/**
 * Verifies a bearer token. Only tokens with `kid: portal` in the header are the portal's; Directus handles
 * any other. They must be HS256 with the given key, issuer `portal`, audience `directus`.
 * @param nowMs milliseconds since 1970
 */
export function judgeMemberToken(token: string, key: string, nowMs: number): MemberTokenVerdict {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  const header = decode<Header>(head);
  if (header?.kid !== "portal") return { kind: "foreign" };
  if (header.alg !== "HS256" || rest.length > 0) return { kind: "invalid" };
  if (!isSignedBy(key, `${head}.${body}`, signature)) return { kind: "invalid" };
  const claims = decode<Claims>(body);
  if (claims?.iss !== "portal" || claims.aud !== "directus") return { kind: "invalid" };
  if (typeof claims.sub !== "string" || typeof claims.exp !== "number") return { kind: "invalid" };
  if (claims.exp * 1000 <= nowMs) return { kind: "expired" };
  return { kind: "member", userId: claims.sub, mayActForTeam: claims.team === true };
}

function isSignedBy(key: string, text: string, signature: string): boolean {
  const expected = createHmac("sha256", key).update(text).digest();
  const signed = Buffer.from(signature, "base64url");
  return signed.length === expected.length && timingSafeEqual(signed, expected);
}

function decode<Shape>(part: string): Shape | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Shape) : null;
  } catch {
    return null;
  }
}
