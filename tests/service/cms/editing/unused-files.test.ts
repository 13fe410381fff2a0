import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dateUnusedFiles } from "../../../../cms-extensions/src/editing/unused-files/unused-files.ts";
import { folderIds } from "../../../../contract/account/roles.ts";
import { admin, freshSlug, given, make, removeMade, rowsOf } from "../cms.ts";

type Knex = Parameters<typeof dateUnusedFiles>[0];
type SchemaOverview = Parameters<typeof dateUnusedFiles>[1];

/** Directus' own database driver, a dependency of the extensions only. */
const requireThere = createRequire(
  new URL("../../../../cms-extensions/package.json", import.meta.url),
);
const makeKnex = (requireThere("knex") as { knex: (options: object) => Knex }).knex;

let database: Knex;
beforeAll(() => {
  database = makeKnex({ client: "pg", connection: given("TEST_CMS_DATABASE_URL") });
});
afterAll(async () => {
  await database.destroy();
  await removeMade();
});

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** The part of Directus' schema overview that is used here. */
async function readSchema(): Promise<SchemaOverview> {
  const [relations, fields] = await Promise.all([
    admin("GET", "/relations"),
    admin("GET", "/fields"),
  ]);
  const collections: Record<string, { collection: string; fields: Record<string, object> }> = {};
  for (const row of rowsOf(fields)) {
    const { collection, field, type } = row as Record<"collection" | "field" | "type", string>;
    collections[collection] ??= { collection, fields: {} };
    collections[collection].fields[field] = { field, type, alias: type === "alias" };
  }
  return { relations: rowsOf(relations), collections } as unknown as SchemaOverview;
}

async function upload(folder: string): Promise<string> {
  const form = new FormData();
  form.set("folder", folder);
  form.set("title", freshSlug("figura"));
  form.set("file", new Blob([PIXEL], { type: "image/png" }), "ponto.png");
  const answer = await fetch(new URL("/files", given("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${given("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const askWith = (picture: string | undefined) => [
  {
    ...{ kind: "true_false", right: "verdadeiro" },
    question: `<p>É isto?</p><p><img src="/assets/${picture}" alt="Figura"></p>`,
  },
];

const isUnused = async (id: string | undefined) => {
  const { data } = await admin("GET", `/files/${id}?fields=unusedSince`);
  return (data as { unusedSince: string | null }).unusedSince !== null;
};

test("unused files: a file unused for a day gets a date, a used one gets none, and a reused one loses it", async () => {
  const files = await Promise.all([
    ...[upload(folderIds.public), upload(folderIds.public), upload(folderIds.public)],
    ...[upload(folderIds.tickets), upload(folderIds.public)],
  ]);
  const [cover, inText, unused, , inQuestion] = files;
  const slug = freshSlug("texto");
  const item = await make<{ id: string }>("/items/news", {
    ...{ title: slug, slug, cover, coverAlt: "Figura" },
    body: `<p><img src="/assets/${inText}" alt="Figura"></p>`,
  });
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
  const requestedIn = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug },
    modules: [{ title: slug, classes: [{ title: slug, slug, questions: askWith(inQuestion) }] }],
  });
  expect(requestedIn.id).toBeTruthy();
  const schema = await readSchema();
  await dateUnusedFiles(database, schema, new Date());
  expect(await isUnused(unused)).toBe(false);
  await dateUnusedFiles(database, schema, inTwoDays);
  expect(await Promise.all(files.map(isUnused))).toEqual([false, false, true, false, false]);
  await admin("PATCH", `/items/news/${item.id}`, { cover: unused });
  await dateUnusedFiles(database, schema, inTwoDays);
  expect(await Promise.all(files.map(isUnused))).toEqual([true, false, false, false, false]);
  for (const id of files) await admin("DELETE", `/files/${id}`);
});
