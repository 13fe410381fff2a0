import { afterAll, beforeAll, expect, test } from "vitest";
import { portalPages } from "../../../../contract/collections/portal-pages.ts";
import { admin, freshSlug, given, make, removeMade, rowsOf } from "../cms.ts";

// The demo has none of them.
beforeAll(async () => {
  await make("/items/ideas", { kind: "idea", title: freshSlug("ideia") });
  const slug = freshSlug("vaga");
  await make("/items/jobs", { title: slug, slug, company: "Padaria", status: "published" });
});
afterAll(removeMade);

/** Target of Directus' "Ver no portal" link; null without a page. */
async function leadsTo(collection: string, id: string | number): Promise<string | null> {
  const url = new URL(`/ver/${collection}/${id}`, given("TEST_CMS_URL"));
  const { status, headers } = await fetch(url, { redirect: "manual" });
  if (status !== 302) expect(status).toBe(404);
  return headers.get("location") && new URL(headers.get("location") ?? "").pathname;
}

type Row = { id: string | number } & Record<string, unknown>;

async function findShown(collection: string, filter: string): Promise<Row | undefined> {
  const [row] = rowsOf(
    await admin("GET", `/items/${collection}?limit=1&fields=*${filter}`),
  ) as Row[];
  return row;
}

test.each([...portalPages])(
  "portal link: a row of %s links to its page",
  async (collection, page) => {
    const filter = page.isAlways ? "" : "&filter[status][_eq]=published";
    const row = await findShown(collection, filter);
    expect(row).toBeDefined();
    const path = page.path(String(row?.[page.by]))?.replace(/\?.*/, "");
    expect(await leadsTo(collection, row?.id ?? "")).toBe(`/pt-BR${path}`);
  },
);

test("portal link: a class links to its place in the course", async () => {
  const row = await findShown(
    "course_classes",
    ",module.slug,module.course.slug&filter[module][course][status][_eq]=published",
  );
  const { slug, module } = row as unknown as {
    slug: string;
    module: { slug: string; course: { slug: string } };
  };
  const path = `/pt-BR/app/courses/${module.course.slug}/${module.slug}/${slug}`;
  expect(await leadsTo("course_classes", row?.id ?? "")).toBe(path);
});

test("portal link: an invisible item, one without a page and an unknown one have none", async () => {
  const slug = freshSlug("rascunho");
  const draft = await make<{ id: string }>("/items/glossary_terms", { term: slug, slug });
  expect(await leadsTo("glossary_terms", draft.id)).toBeNull();
  expect(await leadsTo("directus_users", draft.id)).toBeNull();
  expect(await leadsTo("news", 12)).toBeNull();
  expect(await leadsTo("Cantons", draft.id)).toBeNull();
});
