import { afterAll, beforeAll, expect, test } from "vitest";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  readerWith,
  removeMade,
  rowsOf,
  tiers,
  type Person,
} from "../cms.ts";

/** Access to editors' prepared versions in Directus itself. */
const guest = readerWith(null);
let editor: Person;
let paying: Person;

beforeAll(async () => {
  editor = await makePerson("editor");
  paying = await makePerson("payingUser");
});
afterAll(removeMade);

async function publishNews() {
  const slug = freshSlug("noticia");
  const { id } = await make<{ id: string }>("/items/news", {
    ...{ title: "Como era", slug, summary: "Resumo", body: "<p>Texto de antes</p>" },
    ...{ sourceName: "Fonte", sourceUrl: "https://example.com/", access: "free" },
    status: "published",
  });
  return { id, path: `/items/news/${id}` };
}

async function prepare(item: string, change: object): Promise<string> {
  const key = freshSlug("mudanca");
  const made = await editor.as("POST", "/versions", {
    key,
    name: "Mudança",
    collection: "news",
    item,
  });
  const { id } = made.data as { id: string };
  expect((await editor.as("POST", `/versions/${id}/save`, change)).status).toBe(200);
  return id;
}

const keyOf = async (version: string) =>
  ((await editor.as("GET", `/versions/${version}?fields=key`)).data as { key: string }).key;

async function promote(version: string) {
  const compared = await editor.as("GET", `/versions/${version}/compare`);
  const { mainHash } = compared.data as { mainHash: string };
  return editor.as("POST", `/versions/${version}/promote`, { mainHash });
}

const titleAt = async (as: Person["as"], address: string) =>
  ((await as("GET", address)).data as { title: string } | undefined)?.title;

test("draft version: only editors see it until it is published", async () => {
  const { id, path } = await publishNews();
  const version = await prepare(id, { title: "Como será", body: "<p>Texto novo</p>" });
  const prepared = `${path}?fields=title&version=${await keyOf(version)}`;
  expect(await titleAt(editor.as, prepared)).toBe("Como será");
  for (const as of [guest, tiers.teaser, tiers.free, tiers.paying, paying.as]) {
    expect((await as("GET", prepared)).status).toBe(403);
    expect((await as("GET", "/versions")).status).toBe(403);
    expect((await as("GET", `/versions/${version}`)).status).toBe(403);
    expect((await as("GET", "/revisions")).status).toBe(403);
  }
  expect(await titleAt(tiers.free, `${path}?fields=title`)).toBe("Como era");
  expect((await promote(version)).status).toBe(200);
  expect(await titleAt(tiers.free, `${path}?fields=title`)).toBe("Como será");
});

test("draft version: changes its own text only", async () => {
  const { id } = await publishNews();
  const key = freshSlug("mudanca");
  const made = await editor.as("POST", "/versions", {
    key,
    name: "x",
    collection: "news",
    item: id,
  });
  const path = `/versions/${(made.data as { id: string }).id}/save`;
  const policies = { create: [{ policy: { name: "x", admin_access: true } }] };
  for (const delta of [
    { user_created: { id: editor.id, policies } },
    { category: { name: "Outra" } },
    { tags: { create: [{ news_id: { user_created: { id: editor.id, policies } } }] } },
  ]) {
    expect((await editor.as("POST", path, delta)).status).toBe(400);
  }
  expect((await editor.as("GET", "/users?fields=token&limit=1")).status).toBe(403);
});

test("draft version: can be published while members read the text", async () => {
  const { id, path } = await publishNews();
  const version = await prepare(id, { title: "Como será" });
  const compared = await editor.as("GET", `/versions/${version}/compare`);
  await paying.as("POST", "/items/read_states", { type: "news", item: id });
  const countOf = async () => (await admin("GET", `${path}?fields=viewCount`)).data;
  await expect.poll(countOf).toEqual({ viewCount: 1 });
  const { mainHash } = compared.data as { mainHash: string };
  expect((await editor.as("POST", `/versions/${version}/promote`, { mainHash })).status).toBe(200);
  const shown = { title: "Como será", viewCount: 1 };
  expect((await editor.as("GET", `${path}?fields=title,viewCount`)).data).toEqual(shown);
  expect((await editor.as("GET", path)).data).toMatchObject(shown);
});

test("draft version: one that leaves a published text incomplete is not published", async () => {
  const { id, path } = await publishNews();
  const version = await prepare(id, { summary: "" });
  const refused = await promote(version);
  expect(refused.status).toBe(400);
  expect(refused.message).toContain("Resumo");
  const row = await editor.as("GET", `${path}?fields=summary`);
  expect(row.data).toEqual({ summary: "Resumo" });
});

test("text history: a text is restored as it was, without its old counters", async () => {
  const { id, path } = await publishNews();
  await editor.as("PATCH", path, { title: "Como ficou" });
  await admin("PATCH", path, { viewCount: 7 });
  const mine = `filter[collection][_eq]=news&filter[item][_eq]=${id}`;
  const history = await editor.as(
    "GET",
    `/revisions?${mine}&sort=id&fields=id,data,activity.action`,
  );
  const [first] = rowsOf(history) as { id: number; data: { title: string } }[];
  expect(first?.data.title).toBe("Como era");
  expect((await editor.as("POST", `/utils/revert/${first?.id}`)).status).toBeLessThan(300);
  const back = await admin("GET", `${path}?fields=title,viewCount`);
  expect(back.data).toEqual({ title: "Como era", viewCount: 7 });
});

test("editors' comments: each editor edits their own, and only editors read them", async () => {
  const { id } = await publishNews();
  const other = await makePerson("editor");
  const said = { collection: "news", item: id, comment: "O prêmio é o de 2026?" };
  const made = await editor.as("POST", "/comments", said);
  expect(made.status).toBe(200);
  const address = `/comments/${(made.data as { id: string }).id}`;
  const about = `/comments?filter[item][_eq]=${id}&fields=comment`;
  expect(rowsOf(await other.as("GET", about))).toEqual([{ comment: said.comment }]);
  expect((await other.as("PATCH", address, { comment: "Não" })).status).toBe(403);
  expect((await editor.as("PATCH", address, { comment: "Conferido." })).status).toBe(200);
  for (const name of [paying.id, paying.id.toUpperCase()]) {
    const toMember = { ...said, comment: `Veja, @${name}` };
    expect((await editor.as("POST", "/comments", toMember)).status).toBe(400);
  }
  // Only a mention sends a mail; the address of a member's row does not.
  const row = { ...said, comment: `Depois do relato, ver /admin/users/${paying.id}` };
  expect((await editor.as("POST", "/comments", row)).status).toBe(200);
  for (const as of [guest, tiers.paying, paying.as]) {
    expect((await as("GET", about)).status).toBe(403);
    expect((await as("POST", "/comments", said)).status).toBe(403);
  }
});

test("draft version: an item that is not a text can only be changed directly", async () => {
  const canton = await editor.as("GET", "/items/Cantons?limit=1&fields=id");
  const [{ id }] = rowsOf(canton) as [{ id: number }];
  const requested = { key: freshSlug("c"), name: "x", collection: "Cantons", item: String(id) };
  expect((await editor.as("POST", "/versions", requested)).status).toBeGreaterThanOrEqual(400);
});
