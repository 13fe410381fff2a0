import { createHmac } from "node:crypto";

const LIFE_SECONDS = 300;
const header = encode({ alg: "HS256", typ: "JWT", kid: "portal" });

export type DirectusToken = {
  token: string;
  expiresAt: Date;
};

export type DirectusTokenHolder = { directusUserId: string; mayActForTeam: boolean };

/**
 * A member's short-lived token for Directus. It holds the user id and whether a team member may act as
 * such. The `authenticate` filter of the extension checks it and looks up role and status itself.
 * @param key `MEMBER_TOKEN_KEY`
 */
export function mintDirectusToken(
  key: string,
  { directusUserId, mayActForTeam }: DirectusTokenHolder,
  now: Date,
): DirectusToken {
  const iat = Math.floor(now.getTime() / 1_000);
  const exp = iat + LIFE_SECONDS;
  const who = { sub: directusUserId, ...(mayActForTeam && { team: true }) };
  const claims = encode({ iss: "portal", aud: "directus", ...who, iat, exp });
  const signature = createHmac("sha256", key).update(`${header}.${claims}`).digest("base64url");
  return { token: `${header}.${claims}.${signature}`, expiresAt: new Date(exp * 1_000) };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
