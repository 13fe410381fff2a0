import { Client } from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { folderIds, roleIds } from "../../../../contract/account/roles.ts";
import { CLAIM_TOO_EARLY } from "../../../../contract/account/membership.ts";
import {
  admin,
  freshSlug,
  given,
  make,
  makePerson,
  removeMade,
  rowsOf,
  tiers,
  type Person,
} from "../cms.ts";

afterAll(removeMade);

const dayMs = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

type Values = Record<string, unknown>;
const ofStripe = (member: Person, values: Values = {}): Values => ({
  user: member.id,
  source: "stripe",
  plan: "month",
  status: "active",
  validFrom: inDays(-1),
  validUntil: inDays(30),
  providerRef: freshSlug("sub"),
  currency: "CHF",
  amountCents: 900,
  ...values,
});

async function give(member: Person, values: Values = {}): Promise<string> {
  return (await make<{ id: string }>("/items/entitlements", ofStripe(member, values))).id;
}

const change = (id: string, values: Values) => admin("PATCH", `/items/entitlements/${id}`, values);
const fields = "role,membershipState,membershipSource,membershipValidUntil";
const membershipStatusOf = async (member: Person) =>
  (await admin("GET", `/users/${member.id}?fields=${fields}`)).data;

/** The hook runs after Directus has responded to the write. */
async function expectMembershipStatus(member: Person, status: Values): Promise<void> {
  await expect.poll(() => membershipStatusOf(member), { timeout: 20_000 }).toMatchObject(status);
}

const free = { role: roleIds.member };
const paying = { role: roleIds.payingUser };

describe("entitlement", () => {
  test("sets the role with its first payment and removes it when it has expired", async () => {
    const member = await makePerson("member");
    const validUntil = inDays(30);
    const id = await give(member, { validUntil });
    await expectMembershipStatus(member, {
      ...paying,
      membershipState: "active",
      membershipSource: "stripe",
      membershipValidUntil: validUntil,
    });
    await change(id, { status: "expired" });
    await expectMembershipStatus(member, { ...free, membershipState: "expired" });
  });

  test("keeps the role while cancelled, until the paid time ends", async () => {
    const member = await makePerson("member");
    const id = await give(member, { status: "cancelled" });
    await expectMembershipStatus(member, { ...paying, membershipState: "cancelled" });
    await change(id, { validUntil: inDays(-1) });
    await expectMembershipStatus(member, free);
  });

  test("after a failed payment gives seven days and then the free role, and removes nothing else", async () => {
    const member = await makePerson("member", { city: "Basileia" });
    const favorite = { type: "news", item: freshSlug("item") };
    await member.as("POST", "/items/favorites", favorite);
    const id = await give(member);
    await change(id, { status: "grace", validUntil: inDays(0) });
    await expectMembershipStatus(member, { ...paying, membershipState: "grace" });
    const stored = await admin("GET", `/items/entitlements/${id}?fields=graceUntil`);
    const { graceUntil } = stored.data as { graceUntil: string };
    expect(Math.round((Date.parse(graceUntil) - Date.now()) / dayMs)).toBe(7);
    await change(id, { graceUntil: inDays(-0.001) });
    await expectMembershipStatus(member, { ...free, membershipState: "expired" });
    const saved = rowsOf(await member.as("GET", "/items/favorites?fields=item"));
    expect(saved).toEqual([{ item: favorite.item }]);
    const user = await admin("GET", `/users/${member.id}?fields=city`);
    expect(user.data).toEqual({ city: "Basileia" });
  });

  test("from YouTube sets the YouTube role, and a paid one the higher paying role", async () => {
    const member = await makePerson("member");
    await give(member, { source: "youtube", validUntil: inDays(35) });
    await expectMembershipStatus(member, {
      role: roleIds.youtubeMember,
      membershipSource: "youtube",
    });
    const paid = await give(member);
    await expectMembershipStatus(member, { ...paying, membershipSource: "stripe" });
    await admin("DELETE", `/items/entitlements/${paid}`);
    await expectMembershipStatus(member, { role: roleIds.youtubeMember });
  });

  test("that is deleted or reassigned no longer counts for the first member", async () => {
    const ana = await makePerson("member");
    const bia = await makePerson("member");
    const id = await give(ana);
    await expectMembershipStatus(ana, paying);
    await change(id, { user: bia.id });
    await expectMembershipStatus(bia, paying);
    await expectMembershipStatus(ana, free);
    await admin("DELETE", `/items/entitlements/${id}`);
    await expectMembershipStatus(bia, { ...free, membershipState: "none" });
  });

  test("never changes an editor's role", async () => {
    const editor = await makePerson("editor");
    const id = await give(editor);
    const member = await makePerson("member");
    await give(member);
    await expectMembershipStatus(member, paying);
    expect(await membershipStatusOf(editor)).toMatchObject({ role: roleIds.editor });
    await admin("DELETE", `/items/entitlements/${id}`);
  });

  test("written many times at once ends in its last state", async () => {
    const member = await makePerson("member");
    const id = await give(member);
    const ends = [3, 9, 4, 8, 5, 7, 6];
    await Promise.all(ends.map((days) => change(id, { validUntil: inDays(days) })));
    const stored = await admin("GET", `/items/entitlements/${id}?fields=validUntil`);
    const { validUntil } = stored.data as { validUntil: string };
    await expectMembershipStatus(member, { ...paying, membershipValidUntil: validUntil });
  });
});

const timesOf = {
  entitlements: ["validFrom", "validUntil", "graceUntil"],
  membership_claims: ["expiresAt"],
} as const;

/** Makes rows older by a direct update that bypasses the hook. */
async function letTimePass(
  collection: keyof typeof timesOf,
  id: string,
  interval: string,
): Promise<void> {
  const client = new Client({ connectionString: given("TEST_CMS_DATABASE_URL") });
  await client.connect();
  try {
    const moved = timesOf[collection].map((name) => `"${name}" = "${name}" - $2::interval`);
    const update = `update ${collection} set ${moved.join(", ")} where id = $1`;
    await client.query(update, [id, interval]);
  } finally {
    await client.end();
  }
}

test("entitlements: the run of every minute ends and starts them when due, without a write", async () => {
  const inGrace = await makePerson("member");
  const failed = await give(inGrace, { status: "grace", validUntil: inDays(0) });
  const waiting = await makePerson("member");
  const gift = { source: "gift", validFrom: inDays(1), validUntil: inDays(9) };
  const later = await give(waiting, gift);
  await expectMembershipStatus(inGrace, { ...paying, membershipState: "grace" });
  await expectMembershipStatus(waiting, { ...free, membershipState: "none" });
  await letTimePass("entitlements", failed, "7 days");
  await letTimePass("entitlements", later, "2 days");
  await expect
    .poll(() => membershipStatusOf(inGrace), { timeout: 20_000, interval: 200 })
    .toMatchObject({ ...free, membershipState: "expired" });
  await expectMembershipStatus(waiting, { ...paying, membershipSource: "gift" });
  const stored = await admin("GET", `/items/entitlements/${failed}?fields=status`);
  expect(stored.data).toEqual({ status: "expired" });
});

describe("write access to entitlements", () => {
  test("lets a member read their own, without the provider's reference, and write none", async () => {
    const ana = await makePerson("member");
    const bia = await makePerson("member");
    const id = await give(ana);
    const own = rowsOf(await ana.as("GET", "/items/entitlements?fields=id,status"));
    expect(own).toEqual([{ id, status: "active" }]);
    expect((await ana.as("GET", "/items/entitlements?fields=providerRef")).status).toBe(403);
    expect(rowsOf(await bia.as("GET", "/items/entitlements"))).toEqual([]);
    expect((await ana.as("PATCH", `/items/entitlements/${id}`, { status: "active" })).status).toBe(
      403,
    );
    expect((await bia.as("POST", "/items/entitlements", ofStripe(bia))).status).toBe(403);
    expect((await bia.as("PATCH", "/users/me", { membershipState: "active" })).status).toBe(403);
  });

  test("lets an editor create manual ones and gifts, and not change paid ones", async () => {
    const editor = await makePerson("editor");
    const member = await makePerson("member");
    const gift = { user: member.id, validFrom: inDays(-1), validUntil: inDays(90) };
    const created = await editor.as("POST", "/items/entitlements", { ...gift, source: "gift" });
    expect(created.status).toBe(200);
    await expectMembershipStatus(member, { ...paying, membershipSource: "gift" });
    const { id } = created.data as { id: string };
    const path = `/items/entitlements/${id}`;
    expect((await editor.as("PATCH", path, { status: "expired" })).status).toBe(200);
    await expectMembershipStatus(member, free);
    expect((await editor.as("PATCH", path, { source: "stripe" })).status).not.toBe(200);
    const bought = await editor.as("POST", "/items/entitlements", { ...gift, source: "stripe" });
    expect(bought.status).not.toBe(200);
    const paid = await give(member);
    const taken = await editor.as("PATCH", `/items/entitlements/${paid}`, { status: "expired" });
    expect(taken.status).toBe(403);
  });

  test("lets the service write the provider's ones, and none by hand", async () => {
    const { accounts } = tiers;
    const member = await makePerson("member");
    const created = await accounts("POST", "/items/entitlements", ofStripe(member));
    expect(created.status).toBe(200);
    await expectMembershipStatus(member, paying);
    const manual = ofStripe(member, { source: "manual" });
    expect((await accounts("POST", "/items/entitlements", manual)).status).not.toBe(200);
    const { id } = created.data as { id: string };
    const path = `/items/entitlements/${id}`;
    expect((await accounts("PATCH", path, { source: "manual" })).status).not.toBe(200);
    expect((await accounts("PATCH", `/users/${member.id}`, { membershipState: "active" })).status)
      // Only the hook writes the membership status.
      .toBe(403);
  });
});

describe("claim of a YouTube member", () => {
  const channelUrl = "https://www.youtube.com/@canal.de.teste";

  test("gets a code, and once approved thirty-five days as YouTube member", async () => {
    const member = await makePerson("member");
    const editor = await makePerson("editor");
    const filed = await member.as("POST", "/items/membership_claims", {
      channelUrl,
      state: "approved",
    });
    expect(filed.data).toMatchObject({ state: "open", code: expect.stringMatching(/^PS-/) });
    const { id } = filed.data as { id: string };
    const path = `/items/membership_claims/${id}`;
    expect((await member.as("PATCH", path, { state: "approved" })).status).toBe(403);
    const again = await member.as("POST", "/items/membership_claims", { channelUrl });
    expect(again.message).toContain("esperando resposta");

    expect((await editor.as("PATCH", path, { state: "approved" })).status).toBe(200);
    await expectMembershipStatus(member, {
      role: roleIds.youtubeMember,
      membershipState: "active",
    });
    const stored = (await admin("GET", `${path}?fields=handledBy,expiresAt`)).data as Values;
    expect(stored["handledBy"]).toBe(editor.id);
    const days = (Date.parse(String(stored["expiresAt"])) - Date.now()) / dayMs;
    expect(Math.round(days)).toBe(35);

    await editor.as("PATCH", path, { state: "rejected" });
    await expectMembershipStatus(member, { ...free, membershipState: "expired" });
    await editor.as("PATCH", path, { state: "approved" });
    await expectMembershipStatus(member, { role: roleIds.youtubeMember });
    expect(rowsOf(await member.as("GET", "/items/entitlements?fields=source"))).toEqual([
      { source: "youtube" },
    ]);
  });

  test("that is approved without an entitlement gets it within a minute", async () => {
    const member = await makePerson("member");
    const filed = await member.as("POST", "/items/membership_claims", { channelUrl });
    const { id } = filed.data as { id: string };
    await admin("PATCH", `/items/membership_claims/${id}`, { state: "approved" });
    await expectMembershipStatus(member, { role: roleIds.youtubeMember });
    const ownRights = `/items/entitlements?filter[user][_eq]=${member.id}&fields=id`;
    for (const row of rowsOf(await admin("GET", ownRights))) {
      await admin("DELETE", `/items/entitlements/${String(row["id"])}`);
    }
    await expectMembershipStatus(member, free);
    // Younger rows are handled by the write itself.
    await letTimePass("membership_claims", id, "1 minute");
    await expect
      .poll(() => membershipStatusOf(member), { timeout: 20_000, interval: 200 })
      .toMatchObject({ role: roleIds.youtubeMember, membershipState: "active" });
    expect(rowsOf(await admin("GET", ownRights))).toHaveLength(1);
  });

  test("can be renewed in its last seven days, not before", async () => {
    const member = await makePerson("member");
    const file = () => member.as("POST", "/items/membership_claims", { channelUrl });
    const { id } = (await file()).data as { id: string };
    await admin("PATCH", `/items/membership_claims/${id}`, { state: "approved" });
    await expectMembershipStatus(member, { role: roleIds.youtubeMember });

    expect(await file()).toMatchObject({ status: 400, code: CLAIM_TOO_EARLY });
    await letTimePass("membership_claims", id, "27 days");
    expect(await file()).toMatchObject({ status: 400, code: CLAIM_TOO_EARLY });
    await letTimePass("membership_claims", id, "1 day 1 minute");
    expect((await file()).data).toMatchObject({ state: "open" });
  });

  test("accepts a proof from the service only, while it is open", async () => {
    const member = await makePerson("member");
    const editor = await makePerson("editor");
    const other = await makePerson("payingUser");
    const folder = folderIds.claims;
    const type = "image/webp";
    const values = { storage: "local", filename_download: "a.webp", folder, type };
    const file = await make<{ id: string }>("/files", values);
    const withProof = { channelUrl, proof: file.id };
    expect((await member.as("POST", "/items/membership_claims", withProof)).status).toBe(403);
    const filed = await member.as("POST", "/items/membership_claims", { channelUrl });
    const path = `/items/membership_claims/${(filed.data as { id: string }).id}`;
    const proof = { proof: file.id };
    expect((await member.as("PATCH", path, proof)).status).toBe(403);
    expect((await editor.as("PATCH", path, proof)).status).toBe(403);
    expect((await tiers.accounts("PATCH", path, { state: "approved" })).status).toBe(403);
    expect((await tiers.accounts("PATCH", path, proof)).status).toBe(200);
    for (const stranger of [member.as, other.as, tiers.teaser, tiers.free, tiers.paying]) {
      expect((await stranger("GET", `/files/${file.id}`)).status).toBe(403);
    }
    expect((await editor.as("GET", `/files/${file.id}`)).status).toBe(200);
    await editor.as("PATCH", path, { state: "rejected" });
    expect((await tiers.accounts("PATCH", path, { proof: null })).status).toBe(403);
  });

  test("must name a YouTube channel", async () => {
    const member = await makePerson("member");
    for (const url of ["https://example.com/@canal", "javascript:alert(1)", "@canal"]) {
      const answer = await member.as("POST", "/items/membership_claims", { channelUrl: url });
      expect(answer.status, url).toBe(400);
    }
  });
});
