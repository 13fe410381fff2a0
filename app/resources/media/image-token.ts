import { createHmac, timingSafeEqual } from "node:crypto";
import type { Tier } from "../../../contract/account/roles.ts";

/** Equals the life of a member's Directus token, so that a suspended member loses pictures equally fast. */
const LIFE_SECONDS = 5 * 60;
const SHAPE = /^v1\.(free|paying)\.(\d{10,12})\.([A-Za-z0-9_-]{43})$/;

/** Tokens that open only pictures, for a few minutes (docs/decisions/0007-image-token.md). */
export function createImageTokens(internalKey: string, nowMs: () => number = Date.now) {
  const key = createHmac("sha256", internalKey).update("portal image token v1").digest();

  function sign(claims: string): Buffer {
    return createHmac("sha256", key).update(claims).digest();
  }

  return {
    issue(tier: Exclude<Tier, "teaser">): { token: string; expiresAt: string } {
      const expirySeconds = Math.floor(nowMs() / 1000) + LIFE_SECONDS;
      const claims = `v1.${tier}.${expirySeconds}`;
      return {
        token: `${claims}.${sign(claims).toString("base64url")}`,
        expiresAt: new Date(expirySeconds * 1000).toISOString(),
      };
    },
    /** The token's tier; null if it is forged, expired or malformed. */
    findTier(token: string): Tier | null {
      const match = SHAPE.exec(token);
      if (!match) return null;
      const [, tier, expirySeconds, signature = ""] = match;
      if (Number(expirySeconds) * 1000 <= nowMs()) return null;
      const signed = Buffer.from(signature, "base64url");
      const expected = sign(`v1.${tier}.${expirySeconds}`);
      return timingSafeEqual(signed, expected) ? (tier as Tier) : null;
    },
  };
}

export type ImageTokens = ReturnType<typeof createImageTokens>;
