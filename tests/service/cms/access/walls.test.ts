import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  type Person,
} from "../cms.ts";

const password = "uma-senha-bem-longa";
const guest = readerWith(null);
let member: Person;
let editor: Person;

beforeAll(async () => {
  member = await makePerson("member", { password });
  editor = await makePerson("editor", { password });
});
afterAll(removeMade);

const logIn = (email: string, secret: string) =>
  guest("POST", "/auth/login", { email, password: secret });
const statusOf = async ({ id }: Person) =>
  ((await admin("GET", `/users/${id}?fields=status`)).data as { status: string }).status;

describe("Directus login", () => {
  test("refuses members, and failed attempts leave their account unchanged", async () => {
    const mistakes = Array.from({ length: 12 }, () => logIn(member.email, "errada-e-bem-longa"));
    expect((await Promise.all(mistakes)).map(({ status }) => status)).toEqual(Array(12).fill(401));
    expect((await logIn(member.email, password)).status).toBe(401);
    expect(await statusOf(member)).toBe("active");
  });

  test("delays an editor after ten failures and suspends no one", async () => {
    const other = await makePerson("editor", { password });
    expect((await logIn(other.email, password)).status).toBe(200);
    const mistakes = Array.from({ length: 10 }, () => logIn(other.email, "errada-e-bem-longa"));
    expect((await Promise.all(mistakes)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect((await logIn(other.email, password)).status).toBe(429);
    expect(await statusOf(other)).toBe("active");
    expect((await logIn(editor.email, password)).status).toBe(200);
  });

  test("sends a portal mail to an editor who forgot the password, and none to a member", async () => {
    for (const { email } of [member, editor]) {
      expect((await guest("POST", "/auth/password/request", { email })).status).toBe(204);
    }
    await expect.poll(() => mailsTo(editor.email), { timeout: 20_000 }).toHaveLength(1);
    expect((await mailsTo(editor.email))[0]?.from).toContain("portal@example.com");
    expect(await mailsTo(member.email)).toEqual([]);
  });

  test("asks an editor without second factor for one, once", async () => {
    const notifications = `/notifications?filter[recipient][_eq]=${editor.id}&fields=subject`;
    await expect
      .poll(async () => rowsOf(await admin("GET", notifications)), { timeout: 20_000 })
      .toEqual([{ subject: expect.stringContaining("duas etapas") }]);
    await logIn(editor.email, password);
    expect(rowsOf(await admin("GET", notifications))).toHaveLength(1);
  });
});

async function mailsTo(email: string): Promise<{ from: string }[]> {
  const inbox = new URL(`/api/messages?to=${email}`, given("TEST_MAIL_URL"));
  return ((await (await fetch(inbox)).json()) as { messages: { from: string }[] }).messages;
}

test("portal token of an editor: opens nothing that a member's token doesn't", async () => {
  const here = readerWith(memberToken(editor.id, { team: true }));
  const item = await make<{ id: string }>("/items/news", {
    title: "Rascunho",
    slug: freshSlug("r"),
  });
  expect((await here("GET", `/items/news/${item.id}`)).status).toBe(403);
  expect((await here("PATCH", `/items/news/${item.id}`, { title: "Outro" })).status).toBe(403);
  expect((await here("GET", "/users/me?fields=email")).data).toEqual({ email: editor.email });
});

test("portal token of an editor: reads the report's texts for their preview, and changes none", async () => {
  const here = readerWith(memberToken(editor.id, { team: true }));
  const read = "/items/eligibility_rules?fields=id,status&limit=1";
  expect((await member.as("GET", read)).status).toBe(403);
  const { status, data } = await here("GET", read);
  expect(status).toBe(200);
  const [rule] = data as { id: string }[];
  const path = `/items/eligibility_rules/${rule?.id}`;
  expect((await here("PATCH", path, { status: "archived" })).status).toBe(403);
  expect((await here("GET", "/items/report_sentences?fields=id,status&limit=1")).status).toBe(200);
});

describe("editor", () => {
  test.each([
    ["POST", "/utils/export/directus_users", { query: { fields: ["email"] }, format: "csv" }],
    ["POST", "/utils/export/news", { query: { fields: ["id"] }, format: "csv" }],
    ["POST", "/utils/hash/generate", { string: "a" }],
    ["POST", "/utils/hash/verify", { string: "a", hash: "b" }],
    ["POST", "/utils/import/news", {}],
    ["GET", "/utils/random/string", undefined],
    ["POST", "/utils/cache/clear", {}],
  ] as const)("is refused %s %s", async (method, path, body) => {
    expect((await editor.as(method, path, body)).status).toBe(403);
  });

  test("sorts a list by hand", async () => {
    const [first] = rowsOf(await editor.as("GET", "/items/plan_steps?fields=id&limit=1"));
    const sorted = { item: first?.id, to: first?.id };
    expect((await editor.as("POST", "/utils/sort/plan_steps", sorted)).status).not.toBe(403);
  });

  test("can't change an item's author or creation time, not even by a version", async () => {
    const item = await make<{ id: string }>("/items/news", {
      title: "Notícia",
      slug: freshSlug("n"),
    });
    const path = `/items/news/${item.id}`;
    const trail = ["user_created", "date_created"];
    const readTrail = async () => (await admin("GET", `${path}?fields=${trail.join()}`)).data;
    const before = await readTrail();
    const forged = { user_created: member.id, date_created: "2020-01-01T00:00:00Z" };
    expect((await editor.as("PATCH", path, { title: "Outro", ...forged })).status).toBe(200);
    expect(await readTrail()).toEqual(before);
    const old = await editor.as("PATCH", path, { publishedAt: "2020-01-01T00:00:00Z" });
    expect([old.status, old.message]).toEqual([400, expect.stringContaining("já passou")]);
    const about = { key: "depois", name: "Depois", collection: "news", item: item.id };
    const version = (await editor.as("POST", "/versions", about)).data as { id: string };
    await editor.as("POST", `/versions/${version.id}/save`, { title: "Terceiro", ...forged });
    const compared = await editor.as("GET", `/versions/${version.id}/compare`);
    const { mainHash } = compared.data as { mainHash: string };
    const promotion = { mainHash, fields: ["title", ...trail] };
    await editor.as("POST", `/versions/${version.id}/promote`, promotion);
    expect(await readTrail()).toEqual(before);
    expect((await admin("GET", `${path}?fields=title`)).data).toEqual({ title: "Terceiro" });
  });
});

describe("member", () => {
  test.each([
    ["POST", "/utils/hash/generate", { string: "a" }],
    ["POST", "/utils/hash/verify", { string: "a", hash: "b" }],
    ["GET", "/utils/random/string", undefined],
    ["POST", "/comments", { collection: "news", item: 1, comment: "Oi" }],
  ] as const)("and a guest are refused %s %s", async (method, path, body) => {
    for (const as of [member.as, guest]) expect((await as(method, path, body)).status).toBe(403);
  });

  test("and a guest can't use Directus' tools by GraphQL, nor an editor those of administrators", async () => {
    const tools = ['utils_hash_generate(string: "a")', "utils_random_string", "utils_cache_clear"];
    for (const tool of tools) {
      const body = { query: `mutation { ${tool} }` };
      for (const as of [member.as, guest, editor.as]) {
        expect([tool, (await as("POST", "/graphql/system", body)).status]).toEqual([tool, 403]);
      }
    }
  });

  test("can't take a web address as the name that others see", async () => {
    const named = (displayName: string) => member.as("PATCH", "/users/me", { displayName });
    expect((await named("www.evil.example ganhe")).status).toBe(400);
    expect((await named("a".repeat(81))).status).toBe(400);
    expect((await named("Ana S.")).status).toBe(200);
  });

  test("gets an error for a body nested thousands deep", async () => {
    const answer = await fetch(new URL("/items/comments", given("TEST_CMS_URL")), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${memberToken(member.id)}`,
      },
      body: `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
    });
    expect(answer.status).toBe(400);
  });

  test("can't write an oversized text or a vote that counts a thousand times", async () => {
    const bio = "a".repeat(900_000);
    expect((await member.as("PATCH", "/users/me", { bio })).status).toBe(400);
    const vote = { targetType: "ideas", target: freshSlug("ideia") };
    for (const value of [1000, 0, -7]) {
      expect((await member.as("POST", "/items/votes", { ...vote, value })).status).toBe(400);
    }
    const good = await member.as("POST", "/items/votes", { ...vote, value: 1 });
    const { id } = good.data as { id: string };
    expect((await member.as("PATCH", `/items/votes/${id}`, { value: 1000 })).status).toBe(400);
    expect((await member.as("DELETE", `/items/votes/${id}`)).status).toBe(204);
  });

  test.each(["aggregate[sum]=title", "aggregate[max]=id", "aggregate[avg]=date_created"])(
    "gets an error for the query %s",
    async (query) => {
      const answer = await member.as("GET", `/items/ideas?${query}`);
      expect([answer.status, answer.code]).toEqual([400, "INVALID_QUERY"]);
    },
  );
});
