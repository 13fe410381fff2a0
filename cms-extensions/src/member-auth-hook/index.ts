import { InvalidCredentialsError, TokenExpiredError } from "@directus/errors";
import { defineHook } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { judgeMemberToken } from "./member-token";
import { shortMemory } from "./short-memory";

type MemberRow = { id: string; role: string | null };

/**
 * Accepts the short token the service signs for a member. Role and status are looked up for every
 * request, so a suspension or a new role acts within two seconds; a member's token never opens
 * the admin app nor admin rights.
 */
export default defineHook(({ filter }, { env, database }) => {
  const key = env["MEMBER_TOKEN_KEY"];
  if (typeof key !== "string" || key.length < 32) {
    throw new Error("MEMBER_TOKEN_KEY is missing or shorter than 32 characters");
  }
  const findActiveMember = shortMemory(
    async (userId): Promise<MemberRow | null> =>
      (await database
        .select("id", "role")
        .from("directus_users")
        .where({ id: userId, status: "active" })
        .first()) ?? null,
    { ttlMs: 2_000, limit: 10_000, now: Date.now },
  );

  filter<Accountability>("authenticate", async (accountability, meta) => {
    const { token } = (meta as unknown as { req: { token: string | null } }).req;
    if (!token) return accountability;
    const verdict = judgeMemberToken(token, key, Date.now());
    if (verdict.kind === "foreign") return accountability;
    if (verdict.kind === "expired") throw new TokenExpiredError();
    // 401, as for a member who is gone; Directus' own error for a bad token would answer 403.
    if (verdict.kind === "invalid") throw new InvalidCredentialsError();
    const member = uuid.test(verdict.userId) ? await findActiveMember(verdict.userId) : null;
    if (!member) throw new InvalidCredentialsError();
    const roles = member.role ? [member.role] : [];
    return {
      ...accountability,
      user: member.id,
      role: member.role,
      roles,
      admin: false,
      app: false,
    };
  });
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
