import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshSlug, make, makePerson, removeMade, type Person } from "./cms.ts";

let editor: Person;

beforeAll(async () => {
  editor = await makePerson("editor");
});
afterAll(removeMade);

const newsItem = (values: Record<string, unknown> = {}) => {
  const slug = freshSlug("noticia");
  const source = { sourceName: "Fonte", sourceUrl: "https://example.com/fonte" };
  return { title: slug, slug, summary: "Resumo", body: "<p>Texto</p>", ...source, ...values };
};

describe("an editor", () => {
  test.each(["results", "favorites", "create", "compare"])(
    "is told in words that the address %s is taken by a page",
    async (slug) => {
      const answer = await editor.as("POST", "/items/news", newsItem({ slug }));
      expect(answer.status).toBe(400);
      expect(answer.message).toContain("já é uma página do portal");
    },
  );

  test("cannot rename a news item to a page of the portal", async () => {
    const item = await make<{ id: string }>("/items/news", newsItem());
    const answer = await editor.as("PATCH", `/items/news/${item.id}`, { slug: "favorites" });
    expect(answer.status).toBe(400);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//example.com", "ftp://example.com/a"])(
    "cannot cite %s as a source",
    async (sourceUrl) => {
      expect((await editor.as("POST", "/items/news", newsItem({ sourceUrl }))).status).toBe(400);
    },
  );

  test("publishes, and the item gets its date and its reading time", async () => {
    const body = `<p>${"palavra ".repeat(600)}</p>`;
    const item = await make<{ id: string }>("/items/news", newsItem({ body }));
    const path = `/items/news/${item.id}`;
    const published = await editor.as("PATCH", path, { status: "published" });
    expect(published.status).toBe(200);
    const stored = await editor.as("GET", `${path}?fields=readingMinutes,publishedAt`);
    expect(stored.data).toEqual({ readingMinutes: 3, publishedAt: expect.stringMatching(/^20/) });
  });

  test("cannot schedule an item without a date", async () => {
    const answer = await editor.as("POST", "/items/news", newsItem({ status: "scheduled" }));
    expect(answer.message).toContain("escolha a data");
  });

  test("keeps the date an item already has", async () => {
    const publishedAt = "2026-01-05T08:00:00.000Z";
    const item = await make<{ id: string }>("/items/news", newsItem({ publishedAt }));
    const path = `/items/news/${item.id}`;
    await editor.as("PATCH", path, { status: "published" });
    expect((await editor.as("GET", `${path}?fields=publishedAt`)).data).toEqual({ publishedAt });
  });

  test("sees no members, not even by their address", async () => {
    const member = await makePerson("member");
    const byId = await editor.as("GET", `/users?filter[id][_eq]=${member.id}&fields=id`);
    expect(byId.data).toEqual([]);
    const byAddress = `/users?filter[email][_eq]=${member.email}&fields=id`;
    expect((await editor.as("GET", byAddress)).data ?? []).toEqual([]);
    expect((await editor.as("GET", "/users/me?fields=first_name")).status).toBe(200);
  });
});

test("a course tells the sum of its classes' minutes", async () => {
  const slug = freshSlug("curso");
  const lesson = (name: string) => ({ title: name, slug: name, minutes: 7 });
  const course = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug, summary: "Resumo" },
    modules: [{ title: "Um", slug: "um", classes: [lesson("a"), lesson("b")] }],
  });
  const read = async () => {
    const answer = await editor.as("GET", `/items/courses/${course.id}?fields=totalMinutes`);
    return (answer.data as { totalMinutes: number }).totalMinutes;
  };
  await expect.poll(read, { timeout: 5_000 }).toBe(14);
});
