import { InvalidCredentialsError, TokenExpiredError } from "@directus/errors";
import { defineHook } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { roleIds } from "../../../contract/roles";
import { memberRolesOf } from "../../access/member-roles";
import type { OfPortal } from "../editor-rights";
import { judgeMemberToken } from "./member-token";
import { shortMemory } from "./short-memory";
import { isUuid } from "../../../contract/uuid.ts";

type Asked = { token: string | null; method: string; path: string };
type MemberRow = { id: string; role: string | null };

/**
 * Accepts the short token the service signs for a member. Role and status are looked up for every
 * request, so a suspension or a new role acts within two seconds; a member's token never opens
 * the admin app nor admin rights. Editors are members who don't pay here: their rights come
 * with a login to Directus alone, where a second factor is asked. Only the report's own texts, which
 * name nobody, they may read so, drafts too: the portal shows them the report before it is told.
 */
export default defineHook(({ filter }, { env, database }) => {
  const key = env["MEMBER_TOKEN_KEY"];
  if (typeof key !== "string" || key.length < 32) {
    throw new Error("MEMBER_TOKEN_KEY is missing or shorter than 32 characters");
  }
  const { free } = memberRolesOf(env);
  const roleHere = (role: string | null, request: Asked) =>
    role === roleIds.editor && !isReportPreview(request) ? free : role;
  const findActiveMember = shortMemory(
    async (userId): Promise<MemberRow | null> =>
      (await database
        .select("id", "role")
        .from("directus_users")
        .where({ id: userId, status: "active" })
        .first()) ?? null,
    { ttlMs: 2_000, limit: 10_000, now: Date.now },
  );

  filter<Accountability & OfPortal>("authenticate", async (accountability, meta) => {
    const request = (meta as unknown as { req: Asked }).req;
    const { token } = request;
    if (!token) return accountability;
    const verdict = judgeMemberToken(token, key, Date.now());
    if (verdict.kind === "foreign") return accountability;
    if (verdict.kind === "expired") throw new TokenExpiredError();
    // 401, as for a member who is gone; Directus' own error for a bad token would answer 403.
    if (verdict.kind === "invalid") throw new InvalidCredentialsError();
    const member = isUuid(verdict.userId) ? await findActiveMember(verdict.userId) : null;
    if (!member) throw new InvalidCredentialsError();
    const role = roleHere(member.role, request);
    const roles = role ? [role] : [];
    return {
      ...accountability,
      mayActForTeam: verdict.mayActForTeam,
      user: member.id,
      role,
      roles,
      admin: false,
      app: false,
    };
  });
});

const isReportPreview = ({ method, path }: Asked) =>
  method === "GET" && /^\/items\/(eligibility_rules|report_sentences|Cantons)$/.test(path);
