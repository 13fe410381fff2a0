import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  removeMade,
  rowsOf,
  tiers,
  type Person,
} from "../cms.ts";

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

describe("editor", () => {
  test.each(["results", "favorites", "create", "compare"])(
    "gets an explanation that the address %s is taken by a page",
    async (slug) => {
      const answer = await editor.as("POST", "/items/news", newsItem({ slug }));
      expect(answer.status).toBe(400);
      expect(answer.message).toContain("já é uma página do portal");
    },
  );

  test("can't rename a news item to a page of the portal", async () => {
    const item = await make<{ id: string }>("/items/news", newsItem());
    const answer = await editor.as("PATCH", `/items/news/${item.id}`, { slug: "favorites" });
    expect(answer.status).toBe(400);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//example.com", "ftp://example.com/a"])(
    "can't cite %s as a source",
    async (sourceUrl) => {
      expect((await editor.as("POST", "/items/news", newsItem({ sourceUrl }))).status).toBe(400);
    },
  );

  test("can't give a text more than five tags, and may replace one", async () => {
    const ids = rowsOf(await editor.as("GET", "/items/tags?limit=6&fields=id")).map(({ id }) => id);
    const links = ids.map((tag) => ({ tags_id: tag }));
    expect(links).toHaveLength(6);
    const refused = await editor.as("POST", "/items/news", newsItem({ tags: links }));
    expect([refused.status, refused.message]).toEqual([400, "Use até 5 etiquetas; são 6."]);
    const { id } = await make<{ id: string }>("/items/news", newsItem({ tags: links.slice(0, 5) }));
    const change = (tags: object) => editor.as("PATCH", `/items/news/${id}`, { tags });
    const [sixth] = links.slice(5);
    expect((await change({ create: [sixth], update: [], delete: [] })).status).toBe(400);
    const { data } = await editor.as("GET", `/items/news/${id}?fields=tags`);
    const [first] = (data as { tags: number[] }).tags;
    const swapped = { create: [sixth], update: [], delete: [first] };
    expect((await change(swapped)).status).toBe(200);
  });

  test("can remove tags from a text that has too many, and add none", async () => {
    const [tag] = rowsOf(await editor.as("GET", "/items/tags?limit=1&fields=id"));
    const { id } = await make<{ id: string }>("/items/news", newsItem());
    for (let count = 0; count < 7; count += 1)
      await admin("POST", "/items/news_tags", { news_id: id, tags_id: tag?.id });
    const change = (tags: object) => editor.as("PATCH", `/items/news/${id}`, { tags });
    const { data } = await editor.as("GET", `/items/news/${id}?fields=tags`);
    const [first] = (data as { tags: number[] }).tags;
    const more = { create: [{ tags_id: tag?.id }], update: [], delete: [] };
    expect((await change(more)).message).toBe("Use até 5 etiquetas; são 8.");
    expect((await change({ create: [], update: [], delete: [first] })).status).toBe(200);
  });

  test("can remove the link of a draft, and restore a draft without one", async () => {
    const item = await make<{ id: string }>("/items/news", newsItem({ sourceUrl: null }));
    const path = `/items/news/${item.id}`;
    for (const sourceUrl of ["https://example.com/a", null])
      expect((await editor.as("PATCH", path, { sourceUrl })).status).toBe(200);
    const mine = `filter[collection][_eq]=news&filter[item][_eq]=${item.id}&sort=id&fields=id`;
    const [first] = rowsOf(await editor.as("GET", `/revisions?${mine}`)) as { id: number }[];
    expect((await editor.as("POST", `/utils/revert/${first?.id}`)).status).toBeLessThan(300);
  });

  test("publishes an item, which gets its date and its reading time", async () => {
    const body = `<p>${"palavra ".repeat(600)}</p>`;
    const item = await make<{ id: string }>("/items/news", newsItem({ body }));
    const path = `/items/news/${item.id}`;
    const published = await editor.as("PATCH", path, { status: "published" });
    expect(published.status).toBe(200);
    const stored = await editor.as("GET", `${path}?fields=readingMinutes,publishedAt`);
    expect(stored.data).toEqual({ readingMinutes: 3, publishedAt: expect.stringMatching(/^20/) });
  });

  test("can't schedule an item without a date", async () => {
    const answer = await editor.as("POST", "/items/news", newsItem({ status: "scheduled" }));
    expect(answer.message).toContain("escolha a data");
  });

  test("can't publish an item with a future date", async () => {
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    const refused = { status: 400, message: expect.stringContaining("escolha “Agendado”") };
    const created = { status: "published", publishedAt: ahead };
    expect(await editor.as("POST", "/items/news", newsItem(created))).toMatchObject(refused);
    const item = await make<{ id: string }>("/items/news", newsItem({ publishedAt: ahead }));
    const path = `/items/news/${item.id}`;
    expect(await editor.as("PATCH", path, { status: "published" })).toMatchObject(refused);
    const scheduled = await editor.as("PATCH", path, { status: "scheduled" });
    expect(scheduled.status).toBe(200);
    const now = { status: "published", publishedAt: null };
    expect((await editor.as("PATCH", path, now)).status).toBe(200);
    expect(await editor.as("PATCH", path, { publishedAt: ahead })).toMatchObject(refused);
    const stored = (await editor.as("GET", `${path}?fields=publishedAt`)).data;
    expect(Date.parse((stored as { publishedAt: string }).publishedAt)).toBeLessThan(Date.now());
  });

  test("writes a correction note, and its date is set automatically", async () => {
    const item = await make<{ id: string }>("/items/news", newsItem());
    const path = `/items/news/${item.id}`;
    const dateAfter = async (change: object) => {
      expect((await editor.as("PATCH", path, change)).status).toBe(200);
      const { data } = await editor.as("GET", `${path}?fields=correctedAt`);
      return (data as { correctedAt: string | null }).correctedAt;
    };
    const old = "2026-01-05T08:00:00.000Z";
    expect(await dateAfter({ title: "Outro título" })).toBeNull();
    const first = await dateAfter({ correctionNote: "O prazo é maio." });
    expect(Date.now() - Date.parse(first ?? "")).toBeLessThan(60_000);
    expect(await dateAfter({ correctedAt: old })).toBe(old);
    expect(await dateAfter({ correctionNote: "O prazo é maio.", summary: "Outro" })).toBe(old);
    expect(Date.parse((await dateAfter({ correctionNote: "É junho." })) ?? "")).toBeGreaterThan(
      Date.parse(old),
    );
    expect(await dateAfter({ correctionNote: "É julho.", correctedAt: old })).toBe(old);
    expect(await dateAfter({ correctionNote: null })).toBe(old);
  });

  test("withdraws an item at a set hour, and can publish it again", async () => {
    const published = { status: "published", publishedAt: "2026-01-05T08:00:00.000Z" };
    const item = await make<{ id: string }>("/items/news", newsItem(published));
    const path = `/items/news/${item.id}`;
    const stateOf = async () => (await editor.as("GET", `${path}?fields=status,unpublishAt`)).data;
    const past = new Date(Date.now() - 60_000).toISOString();
    const refused = await editor.as("PATCH", path, { unpublishAt: past });
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining("já passou")]);
    const soon = new Date(Date.now() + 5_000).toISOString();
    expect((await editor.as("PATCH", path, { unpublishAt: soon })).status).toBe(200);
    await expect.poll(stateOf).toEqual({ status: "archived", unpublishAt: soon });
    expect((await tiers.free("PATCH", path, { status: "published" })).status).toBe(403);
    expect(await stateOf()).toEqual({ status: "archived", unpublishAt: soon });
    await editor.as("PATCH", path, { status: "published" });
    expect(await stateOf()).toEqual({ status: "published", unpublishAt: null });
    const begin = new Date(Date.now() + 86_400_000).toISOString();
    const end = new Date(Date.now() + 3_600_000).toISOString();
    await editor.as("PATCH", path, { unpublishAt: end });
    const later = await editor.as("PATCH", path, { status: "scheduled", publishedAt: begin });
    expect([later.status, later.message]).toEqual([400, expect.stringContaining("vir depois")]);
  });

  test("keeps the existing date of an item", async () => {
    const publishedAt = "2026-01-05T08:00:00.000Z";
    const item = await make<{ id: string }>("/items/news", newsItem({ publishedAt }));
    const path = `/items/news/${item.id}`;
    await editor.as("PATCH", path, { status: "published" });
    expect((await editor.as("GET", `${path}?fields=publishedAt`)).data).toEqual({ publishedAt });
  });

  test("sees the identity of members and nothing more", async () => {
    const member = await makePerson("member", { bio: "Moro em Berna." });
    const fields = "fields=first_name,last_name,email,role,status";
    const seen = await editor.as("GET", `/users/${member.id}?${fields}`);
    expect(seen.data).toMatchObject({ first_name: "Ana", email: member.email });
    for (const field of ["bio", "city", "external_identifier", "token", "suspendedUntil"]) {
      expect((await editor.as("GET", `/users/${member.id}?fields=${field}`)).status).toBe(403);
      expect((await editor.as("GET", `/users?filter[${field}][_nnull]=true`)).status).toBe(403);
    }
    expect((await editor.as("PATCH", `/users/${member.id}`, { first_name: "X" })).status).toBe(403);
    expect((await editor.as("GET", "/users/me?fields=first_name")).status).toBe(200);
  });

  test("saves a draft with a title only, and its address is derived from it", async () => {
    const title = `Rascunho ${freshSlug("só título")}`;
    const first = await editor.as("POST", "/items/news", { title });
    const second = await editor.as("POST", "/items/news", { title, slug: "" });
    const [one, two] = [first.data, second.data] as { id: string; slug: string; access: string }[];
    expect(one).toMatchObject({ status: "draft", access: "free" });
    expect(one?.slug).toMatch(/^rascunho-so-titulo-[0-9a-f]+$/);
    expect(two?.slug).toBe(`${one?.slug}-2`);
    const refused = await editor.as("PATCH", `/items/news/${one?.id}`, { status: "published" });
    expect(refused.status).toBe(400);
    expect(refused.messages).toEqual(
      ["Resumo", "Texto", "Nome da fonte", "Endereço da fonte"].map(
        (name) => `Para publicar, preencha “${name}”.`,
      ),
    );
    for (const made of [one, two]) await editor.as("DELETE", `/items/news/${made?.id}`);
  });

  test("describes a published picture, and can't remove the description", async () => {
    const [file] = rowsOf(await editor.as("GET", "/files?limit=1&fields=id"));
    const item = await make<{ id: string }>("/items/news", newsItem({ cover: file?.["id"] }));
    const path = `/items/news/${item.id}`;
    const refused = await editor.as("PATCH", path, { status: "published" });
    expect(refused.message).toContain("Descreva a imagem");
    const coverAlt = "Uma ponte sobre o Reno";
    expect((await editor.as("PATCH", path, { status: "published", coverAlt })).status).toBe(200);
    expect((await editor.as("PATCH", path, { coverAlt: "" })).status).toBe(400);
    expect((await editor.as("PATCH", path, { cover: null, coverAlt: null })).status).toBe(200);
  });

  test("renames a published item, and its old address is remembered", async () => {
    const item = await make<{ id: string; slug: string }>("/items/news", newsItem());
    const path = `/items/news/${item.id}`;
    const renamed = async () =>
      rowsOf(
        await tiers.free(
          "GET",
          `/items/old_addresses?filter[slug][_eq]=${item.slug}&fields=collection,item`,
        ),
      );
    await editor.as("PATCH", path, { slug: freshSlug("rascunho") });
    expect(await renamed()).toEqual([]);
    await editor.as("PATCH", path, { slug: item.slug, status: "published" });
    await editor.as("PATCH", path, { slug: freshSlug("novo") });
    expect(await renamed()).toEqual([{ collection: "news", item: item.id }]);
    await editor.as("PATCH", path, { slug: item.slug });
    expect(await renamed()).toEqual([]);
    await editor.as("PATCH", path, { status: "archived" });
    await editor.as("PATCH", path, { status: "archived" });
    expect(await renamed()).toEqual([{ collection: "news", item: item.id }]);
  });

  const newsLeft = async (slug: string) =>
    rowsOf(
      await tiers.free(
        "GET",
        `/items/old_addresses?filter[slug][_eq]=${slug}&filter[collection][_eq]=news&fields=item`,
      ),
    ).map(({ item }) => item);

  test("renames a withdrawn item as a draft, and its old links still work", async () => {
    const shown = { status: "published" };
    const item = await make<{ id: string; slug: string }>("/items/news", newsItem(shown));
    const path = `/items/news/${item.id}`;
    const next = freshSlug("novo");
    await editor.as("PATCH", path, { status: "draft" });
    expect(await newsLeft(item.slug)).toEqual([item.id]);
    await editor.as("PATCH", path, { slug: next });
    expect((await editor.as("PATCH", path, shown)).status).toBe(200);
    expect([await newsLeft(item.slug), await newsLeft(next)]).toEqual([[item.id], []]);
    // Withdrawn and renamed in one save, then published again under the first name.
    await editor.as("PATCH", path, { status: "in_review", slug: freshSlug("outro") });
    expect(await newsLeft(next)).toEqual([item.id]);
    await editor.as("PATCH", path, { ...shown, slug: item.slug });
    expect([await newsLeft(item.slug), await newsLeft(next)]).toEqual([[], [item.id]]);
  });

  test("withdraws several texts at once, and each keeps its own address", async () => {
    const shown = { status: "published" };
    const items = [
      await make<{ id: string; slug: string }>("/items/news", newsItem(shown)),
      await make<{ id: string; slug: string }>("/items/news", newsItem(shown)),
    ];
    const keys = items.map(({ id }) => id);
    const left = () => Promise.all(items.map(({ slug }) => newsLeft(slug)));
    await editor.as("PATCH", "/items/news", { keys, data: { status: "draft" } });
    expect(await left()).toEqual(keys.map((id) => [id]));
    await editor.as("PATCH", "/items/news", { keys, data: shown });
    expect(await left()).toEqual([[], []]);
  });

  test("starts a draft under an earlier title, without taking its links", async () => {
    const title = `Mudança ${freshSlug("para")}`;
    const own = newsItem({ title, status: "published" });
    const { id } = await make<{ id: string }>("/items/news", { ...own, slug: null });
    const path = `/items/news/${id}`;
    const { data } = await editor.as("GET", `${path}?fields=slug`);
    const { slug: former } = data as { slug: string };
    await editor.as("PATCH", path, { slug: freshSlug("mudanca-suica") });
    const draft = await make<{ id: string; slug: string }>("/items/news", { title });
    expect(draft.slug).toBe(`${former}-2`);
    expect(await newsLeft(former)).toEqual([id]);
    // Even an explicitly requested slug keeps its redirect until the new item is published.
    const expected = `/items/news/${draft.id}`;
    const whole = { ...newsItem(), title, slug: former };
    expect((await editor.as("PATCH", expected, whole)).status).toBe(200);
    expect(await newsLeft(former)).toEqual([id]);
    await editor.as("PATCH", expected, { status: "published" });
    expect(await newsLeft(former)).toEqual([]);
  });

  test("resets the address of a text to its title, and so to its former address", async () => {
    const title = `Mudança ${freshSlug("para")}`;
    const own = newsItem({ title, status: "published" });
    const { id } = await make<{ id: string }>("/items/news", { ...own, slug: null });
    const slugOf = async () => (await editor.as("GET", `/items/news/${id}?fields=slug`)).data;
    const before = await slugOf();
    await editor.as("PATCH", `/items/news/${id}`, { slug: freshSlug("novo") });
    await editor.as("PATCH", `/items/news/${id}`, { slug: "" });
    expect(await slugOf()).toEqual(before);
  });

  test("renames a glossary term, and its old address is remembered", async () => {
    const slug = freshSlug("termo");
    const term = { term: slug, slug, lang: "de", ptBr: "termo", definition: "O que é." };
    const { id } = await make<{ id: string }>("/items/glossary_terms", {
      ...term,
      status: "published",
    });
    await editor.as("PATCH", `/items/glossary_terms/${id}`, { slug: freshSlug("novo") });
    const left = `/items/old_addresses?filter[slug][_eq]=${slug}&fields=collection,item`;
    expect(rowsOf(await tiers.teaser("GET", left))).toEqual([
      { collection: "glossary_terms", item: id },
    ]);
  });

  test("renames and moves parts of a course, and their old addresses are remembered", async () => {
    const slug = freshSlug("curso");
    const { id: course } = await make<{ id: string }>("/items/courses", { title: slug, slug });
    const publish = () => admin("PATCH", `/items/courses/${course}`, { status: "published" });
    const makeModule = (name: string) =>
      make<{ id: string }>("/items/course_modules", { title: name, slug: name, course });
    const [one, two] = [await makeModule("um"), await makeModule("dois")];
    const lesson = { title: "Aula", slug: "aula", module: one.id };
    const { id } = await make<{ id: string }>("/items/course_classes", lesson);
    const path = `/items/course_classes/${id}`;
    const left = async (item: string) =>
      rowsOf(
        await tiers.teaser("GET", `/items/old_addresses?filter[item][_eq]=${item}&sort=slug`),
      ).map(({ collection, slug: old }) => [collection, old]);
    await editor.as("PATCH", path, { title: "Outro título", slug: "antes" });
    await editor.as("PATCH", `/items/course_modules/${two.id}`, { slug: "segundo" });
    await editor.as("PATCH", path, { slug: "aula" });
    // An item that was never published must not be revealed by its former slug either.
    expect([await left(id), await left(two.id)]).toEqual([[], []]);
    expect((await publish()).status).toBe(200);
    await editor.as("PATCH", path, { title: "Outro título", slug: "aula" });
    expect(await left(id)).toEqual([]);
    await editor.as("PATCH", path, { slug: "nova" });
    await editor.as("PATCH", path, { module: two.id });
    expect(await left(id)).toEqual([
      ["course_classes", "aula"],
      ["course_classes", "nova"],
    ]);
    await editor.as("PATCH", path, { slug: "aula" });
    await editor.as("PATCH", path, { slug: "nova" });
    expect(await left(id)).toHaveLength(2);
    await editor.as("PATCH", `/items/course_modules/${one.id}`, { slug: "primeiro" });
    expect(await left(one.id)).toEqual([["course_modules", "um"]]);
  });

  test("answers a ticket with one save", async () => {
    const member = await makePerson("member");
    const ticket = await make<{ id: string }>("/items/tickets", {
      ...{ subject: "Não abre", topic: "technical", email: member.email, member: member.id },
    });
    const path = `/items/tickets/${ticket.id}`;
    const saved = await editor.as("PATCH", path, {
      reply: " Atualize a página. ",
      state: "solved",
    });
    expect(saved.data).toMatchObject({ state: "solved", reply: null });
    const query = `/items/ticket_messages?filter[ticket][_eq]=${ticket.id}&fields=body,isStaff`;
    expect(rowsOf(await editor.as("GET", query))).toEqual([
      { body: "Atualize a página.", isStaff: true },
    ]);
  });
});

test("course duration: is the sum of its classes, whatever an editor enters", async () => {
  const slug = freshSlug("curso");
  const body = `<p>${"palavra ".repeat(400)}</p>`;
  const lesson = (name: string) => ({ title: name, slug: name, minutes: 7, kind: "text", body });
  const live = { title: "Ao vivo", slug: "c", minutes: 45, kind: "live" };
  const course = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug, summary: "Resumo" },
    modules: [{ title: "Um", slug: "um", classes: [lesson("a"), lesson("b"), live] }],
  });
  const read = async () => {
    const answer = await editor.as("GET", `/items/courses/${course.id}?fields=totalMinutes`);
    return (answer.data as { totalMinutes: number }).totalMinutes;
  };
  await expect.poll(read, { timeout: 20_000 }).toBe(49);
});
