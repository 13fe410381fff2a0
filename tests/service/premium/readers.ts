import { randomUUID } from "node:crypto";
import { createCmsUsers } from "../../../bff/cms/cms-users.ts";
import { connectCms } from "../../../bff/cms/connect.ts";
import { COMMAND_PATIENCE, openDatabase } from "../../../bff/db/database.ts";
import { createUser } from "../../../bff/modules/identity/users/create-user.ts";
import { createPasswordHasher } from "../../../bff/modules/identity/users/password-hasher.ts";
import { roleIds } from "../../../contract/roles.ts";
import { given } from "../../support/given.ts";
import { BROWSER, PASSWORD, send, signIn } from "../app/wire.ts";
import { admin, make, memberToken, readerWith, type Reader } from "../cms/cms.ts";

/** Somebody of this test's own, known to the portal and to Directus, who is logged in. */
export type Member = {
  email: string;
  directusUserId: string;
  /** To the service. */
  token: string;
  cookie: string;
  as: Reader;
};

const DAY_MS = 24 * 3_600_000;

export async function makeMember(role: "member" | "payingUser"): Promise<Member> {
  const url = new URL(given("TEST_DATABASE_URL"));
  url.pathname = "/portal";
  const database = openDatabase(url.href, () => {}, COMMAND_PATIENCE);
  const cms = connectCms(given("TEST_CMS_URL"), given("TEST_CMS_ACCOUNTS_TOKEN"));
  const email = `premium-${randomUUID()}@example.com`;
  try {
    const { directusUserId } = await createUser(
      {
        db: database.db,
        cmsUsers: createCmsUsers(cms),
        hasher: await createPasswordHasher(),
        now: () => new Date(),
      },
      { email, password: PASSWORD, firstName: "Ana", lastName: "Teste", isEmailConfirmed: true },
      { kind: "create", roleId: roleIds[role] },
    );
    const { Cookie: cookie, token } = await signIn(email);
    const as = readerWith(memberToken(directusUserId));
    return { email, directusUserId, token, cookie, as };
  } finally {
    await database.close();
  }
}

/** Who paid, read in the same session as now, and whose time is over. */
export async function makeExpiredMember(read: readonly string[]): Promise<Member> {
  const member = await makeMember("member");
  const { id } = await make<{ id: string }>("/items/entitlements", {
    ...{ user: member.directusUserId, source: "gift", status: "active" },
    validFrom: new Date(Date.now() - DAY_MS).toISOString(),
    validUntil: new Date(Date.now() + DAY_MS).toISOString(),
  });
  await waitForRole(member, roleIds.payingUser);
  for (const path of read) await visit(path, member.cookie);
  await admin("PATCH", `/items/entitlements/${id}`, { status: "expired" });
  await waitForRole(member, roleIds.member);
  return member;
}

/** The hook works after Directus has answered, and the service hears of it. */
async function waitForRole(member: Member, role: string): Promise<void> {
  const url = new URL("/api/users/v1/check-access-token", given("TEST_SERVICE_URL"));
  const headers = { authorization: `Bearer ${member.token}` };
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = (await (await fetch(url, { headers })).json()) as { cmsUser?: { role: string } };
    if (answer.cmsUser?.role === role) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`The member did not get the role ${role}`);
}

/** One page or its data, as a browser asks for it. */
export const visit = (target: string, cookie: string | null, headers = {}) =>
  send({ target, headers: { ...BROWSER, ...(cookie && { Cookie: cookie }), ...headers } });
