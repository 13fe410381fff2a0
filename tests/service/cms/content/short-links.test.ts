import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isShortCode } from "../../../../contract/shared/text.ts";
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

let slug = "";
let draftSlug = "";
let member: Reader;
const codes: string[] = [];

beforeAll(async () => {
  [slug, draftSlug] = [freshSlug("link"), freshSlug("rascunho")];
  const news = { summary: "Resumo", body: "<p>Texto</p>", access: "free" };
  await make("/items/news", { ...news, title: slug, slug, status: "published" });
  await make("/items/news", { ...news, title: draftSlug, slug: draftSlug, status: "draft" });
  member = (await makePerson("member")).as;
});
afterAll(async () => {
  const made = rowsOf(await admin("GET", `/items/short_links?filter[code][_in]=${codes.join()}`));
  for (const row of made) await admin("DELETE", `/items/short_links/${row["id"]}`);
  await removeMade();
});

const share = (as: Reader, expected: unknown) =>
  as("POST", "/portal-links", { kind: "news", slug: expected });
const open = async (code: string, as = tiers.teaser) =>
  (await as("POST", "/portal-links/open", { code })).data as { targetPath: string | null };

async function makeLink(values: Record<string, unknown>): Promise<string> {
  const code = freshSlug("a").replaceAll("-", "").slice(-10);
  codes.push(code);
  await admin("POST", "/items/short_links", { code, targetPath: "/app/news", ...values });
  return code;
}

describe("member who shares an item", () => {
  test("gets a code, the same each time, that opens the item and counts without a name", async () => {
    const first = ((await share(member, slug)).data as { code: string }).code;
    codes.push(first);
    expect(isShortCode(first)).toBe(true);
    expect((await share(member, slug)).data).toEqual({ code: first });
    expect(await open(first)).toEqual({ targetPath: `/pt-BR/app/news/${slug}` });
    await Promise.all([open(first), open(first)]);
    const fields = "fields=clicks,user_created,title";
    const [row] = rowsOf(
      await admin("GET", `/items/short_links?filter[code][_eq]=${first}&${fields}`),
    );
    expect(row).toEqual({ clicks: 3, user_created: null, title: slug });
  });

  test.each([
    ["a draft", () => draftSlug],
    ["nothing", () => "nao-existe-nada-assim"],
    ["a filter", () => ({ _neq: "" })],
    ["another page", () => "../membership"],
  ])("gets none for %s", async (_, expected) => {
    expect((await share(member, expected())).data).toEqual({ code: null });
  });
});

describe("short link of a class", () => {
  const classes = [{ title: "Aula", slug: "a", kind: "text", body: "<p>Texto</p>" }];
  const makeCourse = (status: string) => {
    const name = freshSlug("curso");
    const modules = [{ title: "Um", slug: "um", classes }];
    const course = {
      title: name,
      slug: name,
      summary: "Resumo",
      status,
      access: "paying",
      modules,
    };
    return make<{ id: string; slug: string }>("/items/courses", course);
  };
  const shareClass = async (expected: string, kind = "courses") =>
    (
      (await member("POST", "/portal-links", { kind, slug: expected })).data as {
        code: string | null;
      }
    ).code;

  test("exists for a published course", async () => {
    const course = await makeCourse("published");
    const code = await shareClass(`${course.slug}/um/a`);
    const path = `/pt-BR/app/courses/${course.slug}`;
    expect(await open(code ?? "")).toEqual({ targetPath: `${path}/um/a` });
    const ofCourse = await shareClass(course.slug);
    expect(await open(ofCourse ?? "")).toEqual({ targetPath: path });
    codes.push(code ?? "", ofCourse ?? "");
    for (const nothing of ["um", "um/b", "um/a/x", "dois/a", "um/", "/a"])
      expect([nothing, await shareClass(`${course.slug}/${nothing}`)]).toEqual([nothing, null]);
    expect(await shareClass(`${slug}/um/a`, "news")).toBeNull();
  });

  test("does not exist for a draft", async () => {
    const course = await makeCourse("draft");
    expect(await shareClass(`${course.slug}/um/a`)).toBeNull();
  });
});

test("short link: only members can create one, only the app can open one", async () => {
  for (const as of [tiers.teaser, tiers.free, tiers.paying])
    expect((await share(as, slug)).status).toBe(403);
  expect((await member("POST", "/portal-links/open", { code: "abcd" })).status).toBe(403);
});

test.each([
  ["is switched off", { isActive: false }],
  ["is over", { expiresAt: "2020-01-01T00:00:00Z" }],
  ["is used up", { maxClicks: 0 }],
])("short link: one that %s leads nowhere", async (_, values) => {
  expect(await open(await makeLink(values))).toEqual({ targetPath: null });
});

test("short link: the last allowed opening is granted once", async () => {
  const code = await makeLink({ maxClicks: 2 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => open(code)));
  expect(answers.filter(({ targetPath }) => targetPath !== null)).toHaveLength(2);
});

test.each(["zzzzzzzz", "", "A".repeat(13), "' or 1=1"])(
  "short link: %j is an unknown code",
  async (code) => {
    expect(await open(code)).toEqual({ targetPath: null });
  },
);
