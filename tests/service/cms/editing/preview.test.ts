import { afterAll, beforeAll, expect, test } from "vitest";
import { previewedKinds, previewedPathsOf } from "../../../../contract/content/preview.ts";
import { contentKinds } from "../../../../contract/content/kinds.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import {
  admin,
  freshSlug,
  given,
  make,
  makePerson,
  readerWith,
  removeMade,
  tiers,
  type Person,
} from "../cms.ts";

let editor: Person;
let member: Person;

beforeAll(async () => {
  editor = await makePerson("editor", { token: EDITOR_TOKEN });
  editor = { ...editor, as: readerWith(EDITOR_TOKEN) };
  member = await makePerson("payingUser");
});
afterAll(removeMade);

const EDITOR_TOKEN = freshSlug("editor-").padEnd(32, "x");

/** Redirect target of a preview request in Directus. */
async function follow(path: string, token: string | null) {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const url = new URL(path, given("TEST_CMS_URL"));
  const answer = await fetch(url, { redirect: "manual", ...(headers && { headers }) });
  await answer.body?.cancel();
  return { status: answer.status, location: answer.headers.get("location") };
}

async function linkTo(path: string): Promise<string> {
  const { status, location } = await follow(path, EDITOR_TOKEN);
  expect(status).toBe(302);
  const [, token = ""] = /\/pt-BR\/preview\/([^/?]+)$/.exec(location ?? "") ?? [];
  return token;
}

const open = (token: string, fields = ["title", "status", "publishedAt"], as = tiers.teaser) =>
  as("POST", "/previa", { token, fields });

const makeDraft = (kind: string, values: object = {}) => {
  const slug = freshSlug("rascunho");
  return make<{ id: string }>(`/items/${kind}`, { title: slug, slug, access: "paying", ...values });
};

test.each(contentKinds)(
  "preview link: a draft of %s is shown to everyone who has an editor's link",
  async (kind) => {
    const { id } = await makeDraft(kind, { title: "Como está" });
    const answer = await open(await linkTo(`/previa/${kind}/${id}`));
    const rows = [
      { title: "Como está", status: "draft", publishedAt: expect.stringMatching(/^20/) },
    ];
    expect(answer.data).toEqual({ access: "paying", rows });
    expect((await tiers.paying("GET", `/items/${kind}/${id}`)).status).toBe(403);
  },
);

test("preview link: a draft version is shown by its own link only, with its computed fields", async () => {
  const { id } = await makeDraft("articles", { title: "Antes", body: "<p>Velho</p>" });
  const key = freshSlug("mudanca");
  const version = { key, name: "x", collection: "articles", item: id };
  const made = (await editor.as("POST", "/versions", version)).data as { id: string };
  const body = "<h2>Novo</h2>" + "<p>Texto novo</p>".repeat(10);
  await editor.as("POST", `/versions/${made.id}/save`, { title: "Depois", body });
  const fields = ["title", "outline", "preview"];
  const [changed, usual] = [
    await open(await linkTo(`/previa/articles/${id}?version=${key}`), fields),
    await open(await linkTo(`/previa/articles/${id}`), fields),
  ];
  const outline = [{ text: "Novo", level: 2, anchor: "novo" }];
  const rows = [{ title: "Depois", outline, preview: expect.stringContaining("Texto novo") }];
  expect(changed.data).toEqual({ access: "paying", rows });
  expect(usual.data).toMatchObject({ rows: [{ title: "Antes", outline: [] }] });
});

test("preview link: shows a course and a class with their names, without exercise solutions and participants", async () => {
  const question = {
    ...{ kind: "numeric", question: "<p>Quantos?</p>", options: [], answer: 26 },
    explanation: "São 26 cantões.",
  };
  const course = await makeDraft("courses", { title: "Curso novo" });
  const module = await make<{ id: string }>("/items/course_modules", {
    ...{ course: course.id, title: "Primeiro", slug: freshSlug("modulo"), sort: 1 },
  });
  const lesson = await make<{ id: string }>("/items/course_classes", {
    ...{ module: module.id, title: "Aula um", slug: freshSlug("aula"), kind: "text", sort: 1 },
    ...{ body: "<p>Texto da aula</p>", minutes: 4, questions: [question] },
  });
  const paths = ["title", "modules.title", "modules.classes.title"];
  const whole = await open(await linkTo(`/previa/courses/${course.id}`), paths);
  const tree = [{ title: "Primeiro", classes: [{ title: "Aula um" }] }];
  expect(whole.data).toEqual({
    ...{ access: "paying", rows: [{ title: "Curso novo", modules: tree }] },
  });
  const link = await linkTo(`/previa/course_classes/${lesson.id}`);
  const requested = ["title", "body", "module.course.title", "module.course.modules.title"];
  const read = () => open(link, requested);
  const inCourse = { course: { title: "Curso novo", modules: [{ title: "Primeiro" }] } };
  expect((await read()).data).toMatchObject({
    ...{ access: "paying" },
    rows: [{ title: "Aula um", body: "<p>Texto da aula</p>", module: inCourse }],
  });
  await admin("PATCH", `/items/course_classes/${lesson.id}`, { isPreview: true });
  expect((await read()).data).toMatchObject({ access: "free" });
  const quiz = await open(link, ["quiz", "questions"]);
  expect(quiz.data).toMatchObject({ rows: [{ quiz: [{ question: "<p>Quantos?</p>" }] }] });
  expect(JSON.stringify(quiz.data)).not.toMatch(/"questions"|São 26|answer/);
  for (const path of ["module.course.user_created", "module.course.modules.classes.body"])
    expect([path, (await open(link, [path])).status]).toEqual([path, 403]);
  expect((await tiers.paying("GET", `/items/course_classes/${lesson.id}`)).status).toBe(403);
});

test("preview link: only the team can create one, and only the app can read with it", async () => {
  const { id } = await makeDraft("news");
  const path = `/previa/news/${id}`;
  for (const token of [null, given("TEST_CMS_TEASER_TOKEN"), given("TEST_CMS_ACCOUNTS_TOKEN")])
    expect((await follow(path, token)).status).toBe(403);
  expect((await member.as("GET", path)).status).toBe(403);
  const link = await linkTo(path);
  for (const as of [tiers.free, tiers.paying, tiers.accounts, member.as, editor.as, admin])
    expect((await open(link, ["title"], as)).status).toBe(403);
});

test("preview link: shows its one item and its fields, and nothing once its editor has left", async () => {
  const [{ id }, other] = [await makeDraft("news"), await makeDraft("news")];
  const link = await linkTo(`/previa/news/${id}`);
  expect((await open(link.replace(id, other.id))).status).toBe(403);
  const aside = ["*", "*.*", "user_created.email", "assignee.email", "user_created", "$thumb"];
  const further = [
    "category.*",
    "category.id",
    "cantons.Cantons_id.news.title",
    "cover.uploaded_by",
  ];
  for (const field of [...aside, ...further, "relatedClassId.body", "facts.article_id.body"])
    expect([field, (await open(link, ["title", field])).status]).toEqual([field, 403]);
  for (const path of previewedPathsOf("news"))
    expect([path, (await open(link, ["title", path])).status]).toEqual([path, 200]);
  // Names only: aliases and deep queries must not reach other fields or rows.
  const deep = { _alias: { title: "user_created" }, category: { _alias: { name: "id" } } };
  const alias = { title: "user_created", note: "user_created" };
  const made = await tiers.teaser("POST", "/previa", {
    token: link,
    fields: ["title"],
    deep,
    alias,
  });
  expect(made.data).toMatchObject({ rows: [{ title: expect.stringMatching(/^rascunho/) }] });
  expect((await open(link)).status).toBe(200);
  await admin("PATCH", `/users/${editor.id}`, { status: "suspended" });
  expect((await open(link)).status).toBe(403);
  await admin("PATCH", `/users/${editor.id}`, { status: "active", role: roleIds.member });
  expect((await open(link)).status).toBe(403);
  await admin("PATCH", `/users/${editor.id}`, { role: roleIds.editor });
  expect((await open(link)).status).toBe(200);
  await admin("DELETE", `/items/news/${id}`);
  expect((await open(link)).status).toBe(403);
});

test("preview: the admin shows it beside the form, from the portal's origin only", async () => {
  const page = await fetch(new URL("/admin/", given("TEST_CMS_URL")));
  await page.body?.cancel();
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(/frame-src ([^;]+)/.exec(policy)?.[1]).toBe(`'self' ${given("TEST_APP_ORIGIN")}`);
  for (const kind of previewedKinds) {
    const { data } = await admin("GET", `/collections/${kind}`);
    const { meta } = data as { meta: { preview_url: string } };
    expect(meta.preview_url).toBe(`/previa/${kind}/{{id}}?version={{$version}}`);
  }
});

test("preview link: is refused for an item without preview, an unknown item and an unknown version", async () => {
  const { id } = await makeDraft("news");
  expect((await follow(`/previa/news/${editor.id}`, EDITOR_TOKEN)).status).toBe(403);
  for (const path of [`directus_users/${editor.id}`, "news/abc", `news/${id}?version=a.b`]) {
    expect(await follow(`/previa/${path}`, EDITOR_TOKEN)).toEqual({ status: 404, location: null });
  }
});
