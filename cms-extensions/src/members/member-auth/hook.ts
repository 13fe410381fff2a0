import { InvalidCredentialsError, TokenExpiredError } from "@directus/errors";
import { defineHook } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { roleIds } from "../../../../contract/account/roles";
import { memberRolesOf } from "../../../access/member-roles";
import type { OfPortal } from "../../shared/editor-rights";
import { mayModerate, rolesOfOthers } from "../../shared/staff";
import { judgeMemberToken } from "./member-token";
import { createTtlCache } from "../../shared/short-memory";
import { isUuid } from "../../../../contract/shared/uuid.ts";

type RequestInfo = { token: string | null; method: string; path: string };
/** `isOfTeam`: an editor or administrator; `role` is then the role of a free member. */
type Member = { id: string; role: string | null; isOfTeam: boolean };

/**
 * Accepts the service's short-lived token for a member. Role and status are read for every request, so a
 * suspension or a new role takes effect within two seconds. A member's token never gives access to the
 * admin app or admin rights. Team members have a free member's rights here: their own rights require a
 * login to Directus with a second factor. As an exception they may read the report's texts, which contain
 * no personal data, including drafts: the portal shows them the report before publication.
 */
export default defineHook(({ filter }, { env, database }) => {
  const key = env["MEMBER_TOKEN_KEY"];
  if (typeof key !== "string" || key.length < 32) {
    throw new Error("MEMBER_TOKEN_KEY is missing or shorter than 32 characters");
  }
  const memberRoles = memberRolesOf(env);
  const others = rolesOfOthers(memberRoles);

  async function readActiveMember(userId: string): Promise<Member | null> {
    const person: Omit<Member, "isOfTeam"> | undefined = await database("directus_users")
      .where({ id: userId, status: "active" })
      .first("id", "role");
    if (!person) return null;
    if (person.role === null || others.has(person.role)) return { ...person, isOfTeam: false };
    const isOfTeam = await mayModerate(database, person);
    return { id: person.id, role: memberRoles.free, isOfTeam };
  }

  const findActiveMember = createTtlCache(readActiveMember, {
    ttlMs: 2_000,
    limit: 10_000,
    now: Date.now,
  });

  filter<Accountability & OfPortal>("authenticate", async (accountability, meta) => {
    const request = (meta as unknown as { req: RequestInfo }).req;
    const { token } = request;
    if (!token) return accountability;
    const verdict = judgeMemberToken(token, key, Date.now());
    if (verdict.kind === "foreign") return accountability;
    if (verdict.kind === "expired") throw new TokenExpiredError();
    // 401, as for a deleted member; Directus' own error for a bad token would answer 403.
    if (verdict.kind === "invalid") throw new InvalidCredentialsError();
    const member = isUuid(verdict.userId) ? await findActiveMember(verdict.userId) : null;
    if (!member) throw new InvalidCredentialsError();
    const role = member.isOfTeam && isReportPreview(request) ? roleIds.editor : member.role;
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

const isReportPreview = ({ method, path }: RequestInfo) =>
  method === "GET" && /^\/items\/(eligibility_rules|report_sentences|Cantons)$/.test(path);
