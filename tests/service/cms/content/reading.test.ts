import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admin, freshSlug, make, makePerson, removeMade, rowsOf } from "../cms.ts";
import type { Person, Reader } from "../cms.ts";
import { TEXT_TOO_LONG } from "../../../../contract/collections/input-limits.ts";

/** Access to members' own rows on content in Directus itself. */
let free: Person;
let paying: Person;
let editor: Person;
const items = {} as Record<"open" | "locked" | "draft", string>;

async function publish(access: "free" | "paying", status = "published"): Promise<string> {
  const slug = freshSlug("leitura");
  const source = { sourceName: "SEM", sourceUrl: "https://www.sem.admin.ch/" };
  const text = { title: slug, slug, summary: "Resumo", body: "<p>Texto</p>" };
  const { id } = await make<{ id: string }>("/items/news", { ...text, ...source, access, status });
  return id;
}

beforeAll(async () => {
  [free, paying, editor] = await Promise.all([
    makePerson("member"),
    makePerson("payingUser"),
    makePerson("editor"),
  ]);
  items.open = await publish("free");
  items.locked = await publish("paying");
  items.draft = await publish("free", "draft");
});
afterAll(removeMade);

const open = (as: Reader, item: string, values: object = {}) =>
  as("POST", "/items/read_states", { type: "news", item, ...values });
const viewsOf = async (item: string) =>
  ((await admin("GET", `/items/news/${item}?fields=viewCount`)).data as { viewCount: number })
    .viewCount;

describe("reading progress", () => {
  test("belongs to the member, is stored once, and Directus sets its time", async () => {
    const created = await open(free.as, items.open, { positionPct: 400, readAt: "2020-01-01" });
    expect(created.data).toMatchObject({ positionPct: 100 });
    const { id, readAt } = created.data as { id: string; readAt: string };
    expect(readAt).not.toContain("2020");
    expect((await open(free.as, items.open)).code).toBe("RECORD_NOT_UNIQUE");
    expect(
      rowsOf(await paying.as("GET", `/items/read_states?filter[item][_eq]=${items.open}`)),
    ).toEqual([]);
    expect((await paying.as("PATCH", `/items/read_states/${id}`, { positionPct: 1 })).status).toBe(
      403,
    );
    expect((await paying.as("DELETE", `/items/read_states/${id}`)).status).toBe(403);
    const again = await free.as("PATCH", `/items/read_states/${id}`, { positionPct: 20 });
    expect(again.data).toMatchObject({ positionPct: 20, readAt });
  });

  test.each(["locked", "draft"] as const)("is not stored for a %s item", async (name) => {
    const { status, message } = await open(free.as, items[name]);
    expect([status, message]).toEqual([400, "Este conteúdo não está disponível para você."]);
    expect(await viewsOf(items[name])).toBe(0);
  });

  test("counts each member once as a reader, without a search change", async () => {
    const query = `/items/search_outbox?filter[item][_eq]=${items.locked}&aggregate[count]=id`;
    await open(paying.as, items.locked);
    await expect.poll(() => viewsOf(items.locked)).toBe(1);
    const noted = (await admin("GET", query)).data;
    await open(paying.as, items.locked, { positionPct: 30 });
    await open(editor.as, items.locked);
    expect(await viewsOf(items.locked)).toBe(1);
    expect((await admin("GET", query)).data).toEqual(noted);
  });

  test("can't set the reader count by hand", async () => {
    const counted = await paying.as("PATCH", `/items/news/${items.open}`, { viewCount: 9 });
    expect(counted.status).toBe(403);
  });
});

describe("usefulness rating", () => {
  const path = "/items/content_feedback";
  const say = (as: Reader, target: string, values: object) =>
    as("POST", path, { targetType: "news", target, ...values });

  test("is given once, changed by its author only, and reaches the editors if it is negative", async () => {
    const received = await say(free.as, items.open, {
      isUseful: false,
      reason: "wrong",
      note: "Prazo",
      title: "Inventado",
    });
    const { id } = received.data as { id: string };
    expect((await say(free.as, items.open, { isUseful: true })).code).toBe("RECORD_NOT_UNIQUE");
    expect((await paying.as("PATCH", `${path}/${id}`, { isUseful: true })).status).toBe(403);
    const queue = `${path}?filter[isUseful][_eq]=false&filter[state][_eq]=new&limit=-1&fields=id,reason,note,title`;
    expect(rowsOf(await editor.as("GET", queue))).toContainEqual({
      id,
      reason: "wrong",
      note: "Prazo",
      title: expect.stringContaining("leitura"),
    });
    await editor.as("PATCH", `${path}/${id}`, { state: "handled" });
    expect(rowsOf(await editor.as("GET", queue)).map((row) => row["id"])).not.toContain(id);
    // Another member can't reassign the row either.
    expect((await paying.as("PATCH", `${path}/${id}`, { isUseful: false })).status).toBe(403);
    expect(rowsOf(await editor.as("GET", queue)).map((row) => row["id"])).not.toContain(id);
    await free.as("PATCH", `${path}/${id}`, { note: "Prazo e valor" });
    expect(rowsOf(await editor.as("GET", queue)).map((row) => row["id"])).toContain(id);
    const changed = await free.as("PATCH", `${path}/${id}`, { isUseful: true });
    expect(changed.data).toMatchObject({ isUseful: true, reason: null, note: null });
  });

  test("needs access to the item, a listed reason and a short text", async () => {
    expect((await say(free.as, items.locked, { isUseful: false })).status).toBe(400);
    expect((await say(free.as, items.draft, { isUseful: true })).status).toBe(400);
    const other = { isUseful: false, reason: "ugly" };
    expect((await say(paying.as, items.open, other)).message).toContain("motivos");
    const long = { isUseful: false, note: "a".repeat(1_001) };
    expect((await say(paying.as, items.open, long)).code).toBe(TEXT_TOO_LONG);
    const mine = { isUseful: true, state: "handled" };
    expect((await say(paying.as, items.open, mine)).status).toBe(403);
  });
});

describe("favorite", () => {
  const save = async (as: Reader, item: string) => {
    const { data } = await as("POST", "/items/favorites", { type: "news", item });
    return (data as { id: string }).id;
  };
  const titleOf = async (id: string) =>
    ((await free.as("GET", `/items/favorites/${id}`)).data as { title: string | null }).title;
  const change = (item: string, values: object) => admin("PATCH", `/items/news/${item}`, values);

  test("keeps the title of a withdrawn item, as it was then", async () => {
    const item = await publish("free");
    const id = await save(free.as, item);
    expect(await titleOf(id)).toBeNull();
    await change(item, { title: "Prêmios de 2027" });
    expect(await titleOf(id)).toBeNull();
    await change(item, { status: "archived" });
    expect(await titleOf(id)).toBe("Prêmios de 2027");
    await change(item, { title: "Nome de arquivo" });
    expect(await titleOf(id)).toBe("Prêmios de 2027");
  });

  test("keeps the title of a deleted item, unless it was never readable", async () => {
    const [item, draft] = [await publish("free"), await publish("free", "draft")];
    const [ofItem, ofDraft] = [await save(free.as, item), await save(free.as, draft)];
    await change(draft, { status: "archived" });
    for (const each of [item, draft]) await admin("DELETE", `/items/news/${each}`);
    expect(await titleOf(ofItem)).toMatch(/^leitura/);
    expect(await titleOf(ofDraft)).toBeNull();
  });

  test.each([
    ["jobs", "title"],
    ["mobile_plans", "name"],
  ])("of the classifieds keeps the last name of a removed offer (%s)", async (type, naming) => {
    const slug = freshSlug("oferta");
    const row = { slug, [naming]: "Oferta de teste", status: "published" };
    const made = await admin("POST", `/items/${type}`, row);
    const { id: item } = made.data as { id: string };
    const saved = await free.as("POST", "/items/favorites", { type, item });
    const { id } = saved.data as { id: string };
    expect(await titleOf(id)).toBeNull();
    await admin("DELETE", `/items/${type}/${item}`);
    expect(await titleOf(id)).toBe("Oferta de teste");
  });

  test("accepts no title from its member", async () => {
    const item = await publish("free");
    const mine = { type: "news", item, title: "Meu" };
    expect((await free.as("POST", "/items/favorites", mine)).status).toBe(403);
    const id = await save(free.as, item);
    expect((await free.as("PATCH", `/items/favorites/${id}`, { title: "Meu" })).status).toBe(403);
  });
});
