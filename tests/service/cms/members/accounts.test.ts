import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCmsContent } from "../../../../bff/cms/cms-content.ts";
import { createCmsMutedKinds } from "../../../../bff/cms/cms-muted-kinds.ts";
import { createCmsProfiles } from "../../../../bff/cms/cms-profiles.ts";
import { connectCms } from "../../../../bff/cms/connect.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { serviceUsers } from "../../../../cms-extensions/access/service-users.ts";
import {
  admin,
  freshSlug,
  given,
  make,
  makePerson,
  memberToken,
  readerWith,
  removeMade,
  rowsOf,
  tiers,
  type Person,
} from "../cms.ts";

const { accounts } = tiers;
/** The service's own queries, sent to this Directus. */
const client = connectCms(given("TEST_CMS_URL"), given("TEST_CMS_ACCOUNTS_TOKEN"));
const self = serviceUsers.find((user) => user.token === "accounts")?.id;
let member: Person;
let editor: Person;

beforeAll(async () => {
  member = await makePerson("member");
  editor = await makePerson("editor");
});
afterAll(removeMade);

describe("accounts service", () => {
  test("creates a member, changes role and status, and removes the user", async () => {
    const email = `${freshSlug("conta")}@example.com`;
    const created = await accounts("POST", "/users", { email, role: roleIds.member });
    const { id } = created.data as { id: string };
    const change = { role: roleIds.payingUser, status: "suspended" };
    expect((await accounts("PATCH", `/users/${id}`, change)).data).toMatchObject(change);
    expect((await accounts("DELETE", `/users/${id}`)).status).toBe(204);
  });

  test("writes the muted kinds of members, and not of staff", async () => {
    const muted = createCmsMutedKinds(client);
    await muted.save(member.id, ["like", "rate"]);
    await muted.save(editor.id, ["like"]);
    expect(await muted.find(member.id)).toEqual(["like", "rate"]);
    expect(await muted.find(editor.id)).toEqual([]);
    const all = await muted.list();
    expect([all.get(member.id), all.has(editor.id)]).toEqual([["like", "rate"], false]);
  });

  test.each([
    ["create an editor", { role: roleIds.editor }],
    ["create a user without role", {}],
    ["create a user with an empty role", { role: null }],
    ["set a token", { role: roleIds.member, token: "x".repeat(40) }],
    ["set a password", { role: roleIds.member, password: "uma-senha-bem-longa" }],
    ["give a policy", { role: roleIds.member, policies: [{ policy: "x" }] }],
  ])("cannot %s", async (_, values) => {
    const email = `${freshSlug("conta")}@example.com`;
    const answer = await accounts("POST", "/users", { email, ...values });
    expect([400, 403]).toContain(answer.status);
    expect(rowsOf(await admin("GET", `/users?filter[email][_eq]=${email}`))).toEqual([]);
  });

  const editorRole = { role: roleIds.editor };
  test.each([
    ["make a member an editor", () => [`/users/${member.id}`, editorRole]],
    [
      "make a member one by an object",
      () => [`/users/${member.id}`, { role: { id: roleIds.editor } }],
    ],
    ["make a member one by a list", () => ["/users", { keys: [member.id], data: editorRole }]],
    ["take a member's role away", () => [`/users/${member.id}`, { role: null }]],
    ["rename a role", () => [`/users/${member.id}`, { role: { id: roleIds.member, name: "X" } }]],
    ["make itself a member", () => [`/users/${self}`, { role: roleIds.member }]],
    ["make itself an editor", () => ["/users/me", editorRole]],
  ] as [string, () => [string, object]][])(
    "cannot, by any form of update, %s",
    async (_, attempt) => {
      const [path, values] = attempt();
      const answer = await accounts("PATCH", path, values);
      expect([400, 403]).toContain(answer.status);
      const stored = await admin("GET", `/users/${member.id}?fields=role.id,role.name`);
      expect(stored.data).toEqual({ role: { id: roleIds.member, name: "Membro" } });
      const saved = await admin("GET", `/users/${self}?fields=role`);
      expect(saved.data).toEqual({ role: roleIds.accounts });
    },
  );

  test("can't change users who are not members", async () => {
    expect((await accounts("PATCH", `/users/${editor.id}`, { first_name: "X" })).status).toBe(403);
    expect((await accounts("DELETE", `/users/${editor.id}`)).status).toBe(403);
  });

  test("reads which members are sanctioned, and not why", async () => {
    const measure = { member: member.id, kind: "silence", reason: "Ofensas repetidas." };
    const { id } = (await admin("POST", "/items/sanctions", measure)).data as { id: string };
    const path = `/items/sanctions/${id}`;
    const found = await accounts("GET", `${path}?fields=member,kind,until,liftedAt`);
    expect(found.data).toEqual({
      ...{ member: member.id, kind: "silence", until: null, liftedAt: null },
    });
    expect((await accounts("GET", `${path}?fields=reason`)).status).toBe(403);
    expect((await accounts("PATCH", path, { liftedAt: "2026-01-01" })).status).toBe(403);
    await admin("DELETE", path);
  });

  test("reads the cantons of published news, and nothing of drafts", async () => {
    const cantons = [{ Cantons_id: 1 }];
    const [shown, draft] = await Promise.all(
      ["published", "draft"].map((status) =>
        make<{ id: string }>("/items/news", {
          ...{ title: freshSlug("passe"), summary: "Um resumo.", body: "<p>Um texto.</p>" },
          ...{
            slug: freshSlug("passe"),
            sourceName: "Fonte",
            sourceUrl: "https://example.com",
            status,
            cantons,
          },
        }),
      ),
    );
    const filter = JSON.stringify({ id: { _in: [shown?.id, draft?.id] } });
    const query = `fields=id,cantons.Cantons_id&filter=${encodeURIComponent(filter)}`;
    const rows = rowsOf(await accounts("GET", `/items/news?${query}`));
    expect(rows).toEqual([{ id: shown?.id, cantons }]);
    const since = { from: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 60_000) };
    const received = await createCmsContent(client).listNewsOfCantons(since);
    expect(received.filter(({ id }) => [shown?.id, draft?.id].includes(id))).toEqual([
      expect.objectContaining({ id: shown?.id, cantons: [1] }),
    ]);
    const of = encodeURIComponent(JSON.stringify({ news_id: { _eq: draft?.id } }));
    expect(rowsOf(await accounts("GET", `/items/news_cantons?filter=${of}`))).toEqual([]);
  });

  test("reads the members of a canton, and the directory settings", async () => {
    const [zurich, vaud] = [await makePerson("member"), await makePerson("member")];
    await admin("PATCH", `/users/${zurich.id}`, { canton: 1 });
    await admin("PATCH", `/users/${vaud.id}`, { canton: 22 });
    const profiles = createCmsProfiles(client);
    const living = (await profiles.listLiving([1])).filter(({ id }) =>
      [zurich.id, vaud.id].includes(id),
    );
    expect(living).toEqual([{ id: zurich.id, canton: 1 }]);
    await admin("PATCH", `/users/${vaud.id}`, { isInDirectory: true });
    const listed = (await profiles.listListed()).map(({ id }) => id);
    expect(listed).toContain(vaud.id);
    expect(listed).not.toContain(zurich.id);
  });

  test("reads no token, password or second factor", async () => {
    for (const field of ["token", "password", "tfa_secret", "auth_data"]) {
      expect((await accounts("GET", `/users?fields=${field}`)).status).toBe(403);
    }
  });
});

describe("member token", () => {
  test("opens only the member's own user, without admin rights", async () => {
    const users = rowsOf(await member.as("GET", "/users?fields=id,email"));
    expect(users).toEqual([{ id: member.id, email: member.email }]);
    expect((await member.as("PATCH", "/users/me", { role: roleIds.payingUser })).status).toBe(403);
    expect((await member.as("PATCH", "/users/me", { token: "x".repeat(40) })).status).toBe(403);
    expect((await member.as("PATCH", "/users/me", { city: "Basileia" })).status).toBe(200);
  });

  test("is refused when the member is suspended or deleted", async () => {
    const suspended = await makePerson("member", { status: "suspended" });
    expect((await suspended.as("GET", "/items/news?limit=1")).status).toBe(401);
    const nobody = readerWith(memberToken("00000000-0000-4000-8000-000000000000"));
    expect((await nobody("GET", "/items/news?limit=1")).status).toBe(401);
  });

  test.each([
    ["expired", () => memberToken(member.id, { exp: 1_700_000_000 })],
    ["signed with another key", () => memberToken(member.id, {}, "another-key".repeat(4))],
    ["for another audience", () => memberToken(member.id, { aud: "portal" })],
    ["from another issuer", () => memberToken(member.id, { iss: "directus" })],
    ["without end", () => memberToken(member.id, { exp: undefined })],
  ])("is refused when it is %s", async (_, token) => {
    expect((await readerWith(token())("GET", "/items/news?limit=1")).status).toBe(401);
  });

  test("of an administrator gives no admin rights", async () => {
    const boss = (await admin("GET", "/users/me?fields=id")).data as { id: string };
    const inPortal = readerWith(memberToken(boss.id, { team: true }));
    expect(rowsOf(await inPortal("GET", "/users?fields=id"))).toEqual([{ id: boss.id }]);
    expect((await inPortal("GET", "/items/tickets")).data).toEqual([]);
    expect((await inPortal("GET", "/settings")).status).toBe(403);
  });
});
