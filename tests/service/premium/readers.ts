import { randomUUID } from "node:crypto";
import { createCmsUsers } from "../../../bff/cms/cms-users.ts";
import { connectCms } from "../../../bff/cms/connect.ts";
import { COMMAND_TIMEOUT_FACTOR, openDatabase } from "../../../bff/db/database.ts";
import { createUser } from "../../../bff/modules/identity/users/create-user.ts";
import { roleIds } from "../../../contract/account/roles.ts";
import { requiredEnv } from "../../support/required-env.ts";
import { hasherOf } from "../../support/one-password.ts";
import { BROWSER, PASSWORD, send, signIn } from "../app/wire.ts";
import { admin, make, memberToken, readerWith, type Reader } from "../cms/cms.ts";

/** A logged-in member for one test, known to portal and Directus. */
export type Member = {
  email: string;
  directusUserId: string;
  /** Access token of the service. */
  token: string;
  cookie: string;
  as: Reader;
};

const DAY_MS = 24 * 3_600_000;

type MemberRole = "member" | "payingUser" | "youtubeMember" | "editor";

export async function makeMember(role: MemberRole, firstName = "Ana"): Promise<Member> {
  const url = new URL(requiredEnv("TEST_DATABASE_URL"));
  url.pathname = "/portal";
  const database = openDatabase(url.href, () => {}, COMMAND_TIMEOUT_FACTOR);
  // The service itself creates no editors.
  const token = role === "editor" ? "TEST_CMS_ADMIN_TOKEN" : "TEST_CMS_ACCOUNTS_TOKEN";
  const cms = connectCms(requiredEnv("TEST_CMS_URL"), requiredEnv(token));
  const email = `premium-${randomUUID()}@example.com`;
  try {
    const { directusUserId } = await createUser(
      {
        db: database.db,
        cmsUsers: createCmsUsers(cms),
        hasher: await hasherOf(PASSWORD),
        now: () => new Date(),
      },
      { email, password: PASSWORD, firstName, lastName: "Teste", isEmailConfirmed: true },
      { kind: "create", roleId: roleIds[role] },
    );
    const { Cookie: cookie, token: bearer } = await signIn(email);
    const as = readerWith(memberToken(directusUserId));
    return { email, directusUserId, token: bearer, cookie, as };
  } finally {
    await database.close();
  }
}

/** Actions in the same session while the member still pays. */
export type Meanwhile = (member: Member) => Promise<void>;

export const readAll =
  (paths: readonly string[]): Meanwhile =>
  async ({ cookie }) => {
    for (const path of paths) await visit(path, cookie);
  };

export async function makeExpiredMember(meanwhile?: Meanwhile): Promise<Member> {
  const member = await makeMember("member");
  const { id } = await make<{ id: string }>("/items/entitlements", {
    ...{ user: member.directusUserId, source: "gift", status: "active" },
    validFrom: new Date(Date.now() - DAY_MS).toISOString(),
    validUntil: new Date(Date.now() + DAY_MS).toISOString(),
  });
  await waitForRole(member, roleIds.payingUser);
  await meanwhile?.(member);
  await admin("PATCH", `/items/entitlements/${id}`, { status: "expired" });
  await waitForRole(member, roleIds.member);
  return member;
}

export async function makeFormerYoutubeMember(meanwhile?: Meanwhile): Promise<Member> {
  const member = await makeMember("member");
  const channelUrl = "https://www.youtube.com/@canal.de.teste";
  const filed = await member.as("POST", "/items/membership_claims", { channelUrl });
  const claim = `/items/membership_claims/${(filed.data as { id: string }).id}`;
  await admin("PATCH", claim, { state: "approved" });
  await waitForRole(member, roleIds.youtubeMember);
  await meanwhile?.(member);
  await admin("PATCH", claim, { state: "expired" });
  await waitForRole(member, roleIds.member);
  return member;
}

/** A free member with a suspension, who may only read. */
export async function makeSuspendedMember(): Promise<Member> {
  const member = await makeMember("member");
  const measure = { member: member.directusUserId, kind: "suspend", reason: "Golpe" };
  await make("/items/sanctions", measure);
  return member;
}

/** Kinds of members without paid access. */
export const outsiders = ["free", "expired", "exYoutube", "suspended"] as const;
export type Outsider = (typeof outsiders)[number];

export async function makeOutsiders(meanwhile?: Meanwhile): Promise<Record<Outsider, Member>> {
  const [free, expired, exYoutube, suspended] = await Promise.all([
    makeMember("member"),
    makeExpiredMember(meanwhile),
    makeFormerYoutubeMember(meanwhile),
    makeSuspendedMember(),
  ]);
  return { free, expired, exYoutube, suspended };
}

/** The hook runs after Directus has responded, the service is notified, and Directus caches for 2 s. */
async function waitForRole(member: Member, role: string): Promise<void> {
  const url = new URL("/api/users/v1/check-access-token", requiredEnv("TEST_SERVICE_URL"));
  const headers = { authorization: `Bearer ${member.token}` };
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = (await (await fetch(url, { headers })).json()) as { cmsUser?: { role: string } };
    const { data } = await member.as("GET", "/roles/me?fields=id");
    if (answer.cmsUser?.role === role && JSON.stringify(data).includes(role)) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`The member did not get the role ${role}`);
}

/** Requests one page or its data like a browser. */
export const visit = (target: string, cookie: string | null, headers = {}) =>
  send({ target, headers: { ...BROWSER, ...(cookie && { Cookie: cookie }), ...headers } });
