import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { CmsRefusedError, CmsUnavailableError } from "../../../bff/cms/client.ts";
import { createCmsCreated } from "../../../bff/cms/cms-created.ts";
import { createCmsUsers } from "../../../bff/cms/cms-users.ts";
import { connectCms } from "../../../bff/cms/connect.ts";
import { createCmsEntitlements } from "../../../bff/cms/entitlements.ts";
import { mintDirectusToken } from "../../../bff/modules/identity/sessions/directus-token.ts";
import { payingRoleId } from "./service.ts";

const {
  TEST_CMS_URL: cmsUrl = "",
  TEST_CMS_ACCOUNTS_TOKEN: accountsToken = "",
  TEST_CMS_ADMIN_TOKEN: adminToken = "",
  TEST_MEMBER_TOKEN_KEY: memberTokenKey = "",
} = process.env;
const editorRoleId = "10000000-0000-4000-8000-000000000001";
const made: string[] = [];

function asAdmin(method: string, path: string, body?: object) {
  return fetch(new URL(path, cmsUrl), {
    method,
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe.skipIf(!cmsUrl)("users of the real Directus", () => {
  const cmsUsers = createCmsUsers(connectCms(cmsUrl, accountsToken));
  afterAll(async () => {
    for (const id of made) await asAdmin("DELETE", `/users/${id}`);
  });

  async function createAccount(roleId = payingRoleId) {
    const account = await cmsUsers.create({
      email: `${randomUUID()}@example.com`,
      first_name: "Ana",
      last_name: "Souza",
      role: roleId,
      status: "active",
    });
    made.push(account.id);
    return account;
  }

  test("are created and read with the accounts token", async () => {
    const account = await createAccount();
    expect(account).toMatchObject({ first_name: "Ana", role: payingRoleId, status: "active" });
    expect(await cmsUsers.findById(account.id)).toEqual(account);
    expect(await cmsUsers.findByEmail(account.email ?? "")).toEqual(account);
    await expect(cmsUsers.ping()).resolves.toBeUndefined();
  });

  test("include administrators, whose role can be looked up", async () => {
    const me = await (await asAdmin("GET", "/users/me?fields=role")).json();
    expect(await cmsUsers.listAdminRoleIds()).toContain(
      (me as { data: { role: string } }).data.role,
    );
    expect(await cmsUsers.listAdminRoleIds()).not.toContain(editorRoleId);
  });

  test("report suspension and removal", async () => {
    const account = await createAccount();
    await asAdmin("PATCH", `/users/${account.id}`, { status: "suspended" });
    expect((await cmsUsers.findById(account.id))?.status).toBe("suspended");
    await asAdmin("DELETE", `/users/${account.id}`);
    expect(await cmsUsers.findById(account.id)).toBeNull();
  });

  test("refuse an e-mail that is taken and a role that is not a member's", async () => {
    const { email } = await createAccount();
    const twin = { first_name: "A", last_name: "B", role: payingRoleId, status: "active" } as const;
    await expect(cmsUsers.create({ ...twin, email: email ?? "" })).rejects.toThrow(CmsRefusedError);
    await expect(createAccount(editorRoleId)).rejects.toThrow(CmsRefusedError);
  });

  test("include readable staff, whose suspension counts too", async () => {
    const editor = { email: `${randomUUID()}@example.com`, role: editorRoleId, status: "active" };
    const created = (await (await asAdmin("POST", "/users", editor)).json()) as {
      data: { id: string };
    };
    made.push(created.data.id);
    expect(await cmsUsers.findById(created.data.id)).toMatchObject(editor);
  });

  test("are not returned for an invalid token, which does not count as a suspension", async () => {
    const stranger = createCmsUsers(connectCms(cmsUrl, "not-a-token-of-this-directus-0000"));
    await expect(stranger.findById(randomUUID())).rejects.toThrow(CmsUnavailableError);
  });

  test("match their minted token", async () => {
    const account = await createAccount();
    const whoAmI = (token: string) =>
      fetch(new URL("/users/me?fields=id", cmsUrl), {
        headers: { authorization: `Bearer ${token}` },
      });
    const { token } = mintDirectusToken(
      memberTokenKey,
      { directusUserId: account.id, mayActForTeam: false },
      new Date(),
    );
    expect(await (await whoAmI(token)).json()).toEqual({ data: { id: account.id } });
    const forged = mintDirectusToken(
      "k".repeat(40),
      { directusUserId: account.id, mayActForTeam: false },
      new Date(),
    );
    expect((await whoAmI(forged.token)).status).toBeGreaterThanOrEqual(401);
    const old = mintDirectusToken(
      memberTokenKey,
      { directusUserId: account.id, mayActForTeam: false },
      new Date(Date.now() - 301_000),
    );
    expect((await whoAmI(old.token)).status).toBe(401);
  });
});

describe.skipIf(!cmsUrl)("new items of the real Directus", () => {
  const cms = connectCms(cmsUrl, accountsToken);
  const created = createCmsCreated(cms);

  test("are listed by creation time, for the accounts token", async () => {
    const { id: owner } = await createCmsUsers(cms).create({
      ...{ email: `${randomUUID()}@example.com`, first_name: "Ana", last_name: "Souza" },
      ...{ role: payingRoleId, status: "active" },
    });
    const from = new Date();
    const notification = { owner, type: "support", title: "O suporte respondeu" };
    const answer = await asAdmin("POST", "/items/Notification", notification);
    const { data } = (await answer.json()) as { data: { id: string } };
    const until = new Date(Date.now() + 1);
    expect(await created.list("Notification", { from, until })).toContain(data.id);
    const later = { from: until, until: new Date(until.getTime() + 60_000) };
    expect(await created.list("Notification", later)).not.toContain(data.id);
    expect(await created.list("ticket_messages", later)).toEqual(expect.any(Array));
    await asAdmin("DELETE", `/items/Notification/${data.id}`);
    await asAdmin("DELETE", `/users/${owner}`);
  });
});

describe.skipIf(!cmsUrl)("entitlements of the real Directus", () => {
  const cms = connectCms(cmsUrl, accountsToken);
  const cmsUsers = createCmsUsers(cms);
  const entitlements = createCmsEntitlements(cms);
  const users: string[] = [];
  afterAll(async () => {
    for (const id of users) await asAdmin("DELETE", `/users/${id}`);
  });

  async function createMemberId(): Promise<string> {
    const { id } = await cmsUsers.create({
      email: `${randomUUID()}@example.com`,
      first_name: "Ana",
      last_name: "Souza",
      role: "10000000-0000-4000-8000-000000000002",
      status: "active",
    });
    users.push(id);
    return id;
  }

  const ofStripe = (user: string, days: number) => ({
    user,
    source: "stripe" as const,
    plan: "month" as const,
    status: "active" as const,
    validFrom: new Date("2026-11-01T00:00:00.000Z"),
    validUntil: new Date(Date.now() + days * 24 * 3_600_000),
    graceUntil: null,
    currency: "CHF",
    amountCents: 900,
  });

  test("are separate for each member and reference, also with simultaneous writes", async () => {
    const [ana, bia] = [await createMemberId(), await createMemberId()];
    const providerRef = `sub_${randomUUID()}`;
    await Promise.all(
      [1, 2, 3, 4].map((days) =>
        entitlements.upsertByProviderRef({ ...ofStripe(ana, days), providerRef }),
      ),
    );
    const last = ofStripe(ana, 30);
    await entitlements.upsertByProviderRef({ ...last, providerRef });
    const other = `sub_${randomUUID()}`;
    await entitlements.upsertByProviderRef({ ...ofStripe(bia, 5), providerRef: other });
    expect(await entitlements.listOf(ana)).toEqual([
      { ...last, id: expect.any(String), providerRef },
    ]);
    expect(await entitlements.listOf(bia)).toMatchObject([{ user: bia, providerRef: other }]);
    await expect.poll(async () => (await cmsUsers.findById(ana))?.role).toBe(payingRoleId);
  });

  test("of another source are refused", async () => {
    const gift = { ...ofStripe(await createMemberId(), 5), source: "gift" as const };
    const wish = entitlements.upsertByProviderRef({ ...gift, providerRef: `gift_${randomUUID()}` });
    await expect(wish).rejects.toThrow(CmsRefusedError);
  });
});
