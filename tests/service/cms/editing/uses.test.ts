import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, freshSlug, make, makePerson, removeMade, tiers, type Person } from "../cms.ts";

let editor: Person;
let member: Person;

beforeAll(async () => {
  [editor, member] = await Promise.all([makePerson("editor"), makePerson("payingUser")]);
});
afterAll(removeMade);

const usesOf = async (collection: string, id: string) =>
  (await editor.as("GET", `/usos/${collection}/${id}`)).data;

test("fact usage: lists the texts that embed it, and none with a key that only starts the same", async () => {
  const key = freshSlug("fato");
  const { id } = await make<{ id: string }>("/items/facts", {
    ...{ title: key, key, body: "CHF 1", status: "published" },
  });
  const write = (collection: string, body: string, more: object = {}) => {
    const slug = freshSlug("texto");
    return make<{ id: string }>(`/items/${collection}`, { title: slug, slug, body, ...more });
  };
  const shown = await write("news", `<p>São {{fato:${key}}}.</p>`);
  const plain = await write("articles", "<p>x</p>", { plainBody: `<p>{{fato:${key}}}</p>` });
  await write("news", `<p>{{fato:${key}-2}} e ${key}</p>`);
  const { texts, pages } = (await usesOf("facts", id)) as {
    texts: { collection: string; id: string; isShown: boolean }[];
    pages: string[];
  };
  expect(pages).toEqual([]);
  expect(texts.map(({ collection, id: text, isShown }) => [collection, text, isShown])).toEqual([
    ["articles", plain.id, false],
    ["news", shown.id, false],
  ]);
});

test("parameter usage: lists the calculators that use it, and texts that link to them", async () => {
  const rows = await admin("GET", "/items/parameter_sets?filter[key][_eq]=calc.mortgage&fields=id");
  const [row] = rows.data as { id: string }[];
  const slug = freshSlug("texto");
  const { id } = await make<{ id: string }>("/items/news", {
    ...{ title: slug, slug, body: "<p>Faça a conta: {{ferramenta:hipoteca}}</p>" },
  });
  const uses = (await usesOf("parameter_sets", `${row?.id}`)) as {
    texts: { id: string }[];
    pages: string[];
  };
  expect(uses.pages).toEqual(["mortgage", "search"]);
  expect(uses.texts.map((text) => text.id)).toContain(id);
});

test("usage list: is for the team only, and an unsupported kind has none", async () => {
  const [fact] = (await admin("GET", "/items/facts?limit=1&fields=id")).data as { id: string }[];
  const path = `/usos/facts/${fact?.id}`;
  for (const as of [member.as, tiers.teaser, tiers.free, tiers.paying, tiers.accounts])
    expect((await as("GET", path)).status).toBe(403);
  expect((await editor.as("GET", path)).status).toBe(200);
  for (const other of [
    `/usos/directus_users/${editor.id}`,
    "/usos/facts/abc",
    `/usos/facts/${editor.id}`,
  ])
    expect([other, (await editor.as("GET", other)).status]).toEqual([other, 404]);
});
