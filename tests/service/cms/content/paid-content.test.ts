import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  removeMade,
  rowsOf,
  tiers,
  type Reader,
} from "../cms.ts";

const secret = "xilindrofone";
const openWord = "abertura";
let paidId = "";
let freeId = "";
let draftId = "";
let member: Reader;
let payingMember: Reader;

const body = `<p>${openWord} ${"palavra ".repeat(8)}</p><p>${secret} ${"texto ".repeat(40)}</p>`;

beforeAll(async () => {
  const article = async (access: string, status: string) => {
    const slug = freshSlug("prova");
    const values = { title: slug, slug, summary: "Resumo", body, access, status };
    return (await make<{ id: string }>("/items/articles", values)).id;
  };
  paidId = await article("paying", "published");
  freeId = await article("free", "published");
  draftId = await article("free", "draft");
  const canton = rowsOf(await admin("GET", "/items/Cantons?limit=1&fields=id"))[0];
  if (canton) {
    await make("/items/articles_cantons", { articles_id: paidId, Cantons_id: canton["id"] });
  }
  member = (await makePerson("member")).as;
  payingMember = (await makePerson("payingUser")).as;
});
afterAll(removeMade);

const only = () => `filter[id][_in]=${paidId},${freeId},${draftId}`;
const idsSeen = async (as: Reader, query = "") =>
  rowsOf(await as("GET", `/items/articles?${only()}&fields=id${query}`)).map((row) => row["id"]);

describe.each([
  ["the free tier", () => tiers.free],
  ["a member who does not pay", () => member],
])("paid content for %s", (_, reader) => {
  test("leaves only the free article readable in full", async () => {
    const answer = await reader()("GET", `/items/articles?${only()}&fields=id,body`);
    expect(rowsOf(answer)).toEqual([{ id: freeId, body: expect.stringContaining(secret) }]);
    expect((await reader()("GET", `/items/articles/${paidId}`)).status).toBe(403);
    expect((await reader()("GET", `/items/articles/${draftId}`)).status).toBe(403);
  });

  test("is not revealed by filter, search, order or count", async () => {
    expect(await idsSeen(reader(), `&filter[body][_contains]=${secret}`)).not.toContain(paidId);
    expect(await idsSeen(reader(), `&search=${secret}`)).not.toContain(paidId);
    expect(await idsSeen(reader(), `&filter[searchBody][_contains]=${secret}`)).toEqual([freeId]);
    expect(await idsSeen(reader(), "&sort=searchBody")).toEqual([freeId]);
    expect(await idsSeen(reader(), "&sort=body")).toEqual([freeId]);
    const path = `/items/articles?filter[id][_eq]=${paidId}&aggregate`;
    const count = await reader()("GET", `${path}[count]=id`);
    expect(JSON.stringify(count.data)).not.toContain("1");
    const max = await reader()("GET", `${path}[max]=title`);
    expect(JSON.stringify(max.data ?? null)).not.toContain("prova");
  });

  test("is not visible through an article's canton", async () => {
    const links = await reader()(
      "GET",
      `/items/articles_cantons?filter[articles_id][_eq]=${paidId}&fields=id`,
    );
    expect(rowsOf(links)).toEqual([]);
  });
});

describe.each([
  ["the paying tier", () => tiers.paying],
  ["a paying member", () => payingMember],
])("content for %s", (_, reader) => {
  test("includes everything published and no draft", async () => {
    const seen = await idsSeen(reader());
    expect(new Set(seen)).toEqual(new Set([paidId, freeId]));
    const paid = await reader()("GET", `/items/articles/${paidId}?fields=body`);
    expect(paid.data).toEqual({ body: expect.stringContaining(secret) });
  });
});

describe("teaser tier", () => {
  test("reads card, outline and opening of a paid article", async () => {
    const answer = await tiers.teaser("GET", `/items/articles/${paidId}?fields=title,preview`);
    expect(answer.data).toEqual({
      title: expect.stringContaining("prova"),
      preview: expect.stringContaining(openWord),
    });
    expect(JSON.stringify(answer.data)).not.toContain(secret);
  });

  test.each([
    ["fields=body"],
    ["filter[body][_contains]=a"],
    ["sort=body"],
    ["aggregate[max]=body"],
    ["groupBy[]=body&aggregate[count]=id"],
    ["fields=id,tags.articles_id.body"],
  ])("can't read the text with ?%s", async (query) => {
    expect((await tiers.teaser("GET", `/items/articles?${query}`)).status).toBe(403);
  });

  test("finds nothing by a word of the text and sees no draft", async () => {
    expect(await idsSeen(tiers.teaser, `&search=${secret}`)).toEqual([]);
    expect(await idsSeen(tiers.teaser)).not.toContain(draftId);
  });
});

test.each(["news", "articles"])(
  "teaser tier: can't find a text of %s by its words",
  async (kind) => {
    const ways = [
      ...["fields=searchBody", "filter[searchBody][_contains]=a", "sort=searchBody"],
      ...["aggregate[max]=searchBody", "groupBy[]=searchBody&aggregate[count]=id"],
    ];
    for (const way of ways) {
      expect([way, (await tiers.teaser("GET", `/items/${kind}?${way}`)).status]).toEqual([
        way,
        403,
      ]);
    }
  },
);

describe("canton figures", () => {
  test.each([
    ["fields=averageRentPrice"],
    ["sort=averageRentPrice"],
    ["aggregate[max]=averageRentPrice"],
  ])("are refused to a free member with ?%s", async (query) => {
    for (const as of [tiers.teaser, tiers.free, member]) {
      expect((await as("GET", `/items/Cantons?${query}`)).status).toBe(403);
    }
    expect((await payingMember("GET", `/items/Cantons?${query}`)).status).toBe(200);
  });
});

test("paid course: a free member reads only the open class", async () => {
  const slug = freshSlug("curso");
  const lesson = (name: string, isPreview: boolean) => ({ title: name, slug: name, isPreview });
  const course = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug, summary: "Resumo", access: "paying", status: "published" },
    modules: [
      { title: "Um", slug: "um", classes: [lesson("aberta", true), lesson("fechada", false)] },
    ],
  });
  const path = `/items/course_classes?filter[module][course][_eq]=${course.id}&fields=slug,body`;
  const seen = async (as: Reader) => rowsOf(await as("GET", path)).map((row) => row["slug"]);
  expect(await seen(member)).toEqual(["aberta"]);
  expect(new Set(await seen(payingMember))).toEqual(new Set(["aberta", "fechada"]));
});
