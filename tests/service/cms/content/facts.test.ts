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
let member: Person;

beforeAll(async () => {
  [editor, member] = await Promise.all([makePerson("editor"), makePerson("member")]);
});
afterAll(removeMade);

function makeFact(values: Record<string, unknown> = {}) {
  const key = freshSlug("fato");
  const checked = { source: "KVV", validFrom: "2026-01-01", validUntil: "2999-12-31" };
  const fact = { title: key, key, body: "CHF 300", status: "published", reviewer: "Ana" };
  return make<{ id: string; key: string }>("/items/facts", { ...fact, ...checked, ...values });
}

function makeArticle(body: string, values: Record<string, unknown> = {}) {
  const slug = freshSlug("com-fatos");
  const checked = { reviewedAt: "2026-11-01", reviewDueAt: "2027-10-01", sourceName: "SEM" };
  const article = { title: slug, slug, summary: "Resumo", body, ...checked, ...values };
  return make<{ id: string }>("/items/articles", article);
}

const untilOf = async (id: string) =>
  ((await admin("GET", `/items/articles/${id}?fields=factsUntil`)).data as { factsUntil: unknown })
    .factsUntil;

test("text with facts: is published with facts that its readers may see, and with no others", async () => {
  const fact = await makeFact({ status: "draft" });
  const { id } = await makeArticle(`<p>{{fato:${fact.key}}}</p>`);
  const publish = () => editor.as("PATCH", `/items/articles/${id}`, { status: "published" });
  const refused = await publish();
  expect(refused.status).toBe(400);
  expect(refused.message).toContain(`O fato “${fact.key}” não existe ou não está publicado.`);
  await editor.as("PATCH", `/items/facts/${fact.id}`, { status: "published" });
  expect((await publish()).status).toBe(200);
});

test.each([
  ["{{Fato:x}}", "não é nada que o portal conheça"],
  ["{{cantao:zh-nada}}", "não é um número de cantão"],
  ["{{cantao:xx-pib}}", "não é um número de cantão"],
  ["{{cantao:meu-pib}}", "só existe em aulas"],
  ["{{ferramenta:calculadora}}", "não é uma calculadora"],
  ["{{video:que-nao-existe}}", "O vídeo “que-nao-existe” não existe"],
  ['<img src="/assets/x">', "Descreva cada imagem"],
  ["Veja {{video:que-nao-existe}}", "ponha o vídeo sozinho num parágrafo"],
  ['<a href="/x">{{cantao:zh-pib}}</a>', "“{{cantao:zh-pib}}” ficaria vazio num link"],
])("text with facts: one with %s is refused", async (body, reason) => {
  const { id } = await makeArticle(`<p>${body}</p>`);
  const answer = await editor.as("PATCH", `/items/articles/${id}`, { status: "published" });
  expect(answer.status).toBe(400);
  expect(answer.message).toContain(reason);
});

test("fact: is published with source, dates and reviewer, whichever way it is written", async () => {
  const reasons = ["Fonte", "Válido desde", "Válido até", "Revisor"].map(
    (name) => `Para publicar, preencha “${name}”.`,
  );
  const key = freshSlug("fato");
  const bare = { title: key, key, body: "CHF 300", status: "published" };
  const created = await editor.as("POST", "/items/facts", bare);
  expect([created.status, created.messages]).toEqual([400, reasons]);
  const { id: article } = await makeArticle("<p>x</p>");
  const within = { facts: { create: [bare], update: [], delete: [] } };
  expect((await editor.as("PATCH", `/items/articles/${article}`, within)).status).toBe(400);
  const draft = await make<{ id: string }>("/items/facts", { ...bare, status: "draft" });
  const path = `/items/facts/${draft.id}`;
  const publish = (values: object) => editor.as("PATCH", path, { ...values, status: "published" });
  expect((await publish({})).messages).toEqual(reasons);
  const checked = { source: "KVV", validFrom: "2026-01-01", reviewer: "Ana" };
  expect((await publish(checked)).messages).toEqual(reasons.slice(2, 3));
  expect((await publish({ ...checked, validUntil: "2999-12-31" })).status).toBe(200);
  expect((await editor.as("PATCH", path, { body: "CHF 350" })).status).toBe(200);
  expect((await editor.as("PATCH", path, { validUntil: null })).status).toBe(400);
});

test("fact: an incomplete older one can be added to and removed from articles", async () => {
  const { id: article } = await makeArticle("<p>x</p>", { status: "published", access: "free" });
  const old = await makeFact({ reviewer: null });
  const facts = (list: string[]) =>
    editor.as("PATCH", `/items/articles/${article}`, { facts: list });
  for (const list of [[old.id], [], [old.id]]) expect((await facts(list)).status).toBe(200);
  expect((await editor.as("DELETE", `/items/articles/${article}`)).status).toBe(204);
  const { data } = await admin("GET", `/items/facts/${old.id}?fields=status,article`);
  expect(data).toEqual({ status: "published", article: null });
  expect((await editor.as("PATCH", `/items/facts/${old.id}`, { body: "x" })).status).toBe(400);
});

/** A text class in a course of its own, and an editor's changes to it. */
async function makeClass() {
  const slug = freshSlug("curso");
  const { id: course } = await make<{ id: string }>("/items/courses", { title: slug, slug });
  const module = { title: "Um", slug: "um", course };
  const { id: moduleId } = await make<{ id: string }>("/items/course_modules", module);
  const lesson = { title: "Aula", slug: "a", module: moduleId, kind: "text" };
  const { id } = await make<{ id: string }>("/items/course_classes", lesson);
  const path = `/items/course_classes/${id}`;
  return { id, path, write: (texts: object) => editor.as("PATCH", path, texts) };
}

test("class facts: each of its two texts has its own limit of fifty, each resolved in place", async () => {
  const { write } = await makeClass();
  const figures = ["populacao", "salario", "aluguel", "pib", "area", "premio"];
  const cantons = ["zh", "be", "lu", "ur", "sz", "ow", "nw", "gl", "zg"];
  const places = cantons.flatMap((code) => figures.map((name) => `{{cantao:${code}-${name}}}`));
  const body = `<p>${places.slice(0, 50).join(" ")}</p>`;
  const plainBody = `<p>${places.slice(4).join(" ")}</p>`;
  expect((await write({ body, plainBody })).status).toBe(200);
  const more = await write({ plainBody: `<p>${places.slice(0, 51).join(" ")}</p>` });
  expect([more.status, more.message]).toEqual([400, expect.stringContaining(`${places[50]}`)]);
  const heading = await write({ plainBody: `<h2>${places[0]}</h2>` });
  expect([heading.status, heading.message]).toEqual([400, expect.stringContaining("num título")]);
});

test("text with facts: a public text can't embed content for paying members only", async () => {
  const paid = await makeArticle("<p>x</p>", { status: "published", access: "paying" });
  const { key: secret } = await makeFact({ article: paid.id });
  const video = freshSlug("video");
  const film = { title: video, slug: video, summary: "Resumo", provider: "youtube" };
  await make("/items/videos", { ...film, status: "published", access: "paying" });
  const { id } = await makeArticle("<p>Ainda nada</p>", { access: "free", status: "published" });
  const path = `/items/articles/${id}`;
  for (const place of [`{{fato:${secret}}}`, `{{video:${video}}}`]) {
    const refused = await editor.as("PATCH", path, { body: `<p>${place}</p>` });
    expect([refused.status, refused.message]).toEqual([
      400,
      expect.stringContaining("quem lê este texto sem pagar não o encontraria"),
    ]);
    const forPaying = { body: `<p>${place}</p>`, access: "paying" };
    expect((await editor.as("PATCH", path, forPaying)).status).toBe(200);
    expect((await editor.as("PATCH", path, { access: "free" })).status).toBe(400);
    const back = { body: "<p>Ainda nada</p>", access: "free" };
    expect((await editor.as("PATCH", path, back)).status).toBe(200);
  }
  // Each of several at once, and a class whose course becomes open.
  const place = `<p>{{fato:${secret}}}</p>`;
  const shown = { status: "published", access: "paying" };
  const [plain, holding] = [await makeArticle("<p>x</p>", shown), await makeArticle(place, shown)];
  const opened = { keys: [plain.id, holding.id], data: { access: "free" } };
  expect((await editor.as("PATCH", "/items/articles", opened)).status).toBe(400);
  const slug = freshSlug("curso");
  const course = await make<{ id: string }>("/items/courses", {
    title: slug,
    slug,
    ...shown,
    summary: "x",
  });
  const part = { title: "Um", slug: "um", course: course.id };
  const { id: module } = await make<{ id: string }>("/items/course_modules", part);
  const lesson = { title: "Aula", slug: "a", module, kind: "text", body: place };
  await make("/items/course_classes", lesson);
  const openCourse = { access: "free" };
  expect((await editor.as("PATCH", `/items/courses/${course.id}`, openCourse)).status).toBe(400);
  const within = {
    ...lesson,
    slug: "b",
    module: { title: "Dois", slug: "dois", course: course.id },
  };
  expect((await editor.as("POST", "/items/course_classes", within)).status).toBe(200);
  const inFree = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug: freshSlug("curso"), status: "published", access: "free", summary: "x" },
  });
  const withinFree = { ...within, module: { ...within.module, course: inFree.id } };
  expect((await editor.as("POST", "/items/course_classes", withinFree)).status).toBe(400);
  const moved = await editor.as("PATCH", `/items/course_modules/${module}`, { course: inFree.id });
  expect([moved.status, moved.message]).toEqual([400, expect.stringContaining("sem pagar")]);
  await admin("DELETE", `/items/course_classes?filter[module][_eq]=${module}`);
  // A fact of the text itself may be read by the text's readers.
  const own = await makeFact({ article: id });
  const withOwn = await editor.as("PATCH", path, { body: `<p>{{fato:${own.key}}}</p>` });
  expect(withOwn.status).toBe(200);
});

test("text with facts: is valid until the first of its facts expires, also when that fact changes", async () => {
  const [soon, later] = [
    await makeFact({ validUntil: "2999-01-31" }),
    await makeFact({ validUntil: "2999-12-31" }),
  ];
  const body = `<p>{{fato:${soon.key}}} {{fato:${later.key}}}</p>`;
  const { id } = await makeArticle(body, { status: "published" });
  expect(await untilOf(id)).toBe("2999-01-31");
  await editor.as("PATCH", `/items/facts/${soon.id}`, { validUntil: "2020-05-01" });
  await expect.poll(() => untilOf(id)).toBe("2020-05-01");
  const overdue = "filter[factsUntil][_lt]=$NOW&fields=id&limit=-1";
  const task = rowsOf(await editor.as("GET", `/items/articles?${overdue}`));
  expect(task.map((row) => row["id"])).toContain(id);
});

test("class facts: a class is saved with embeds that its readers may see, and expires with its facts", async () => {
  const [fact, draft] = [
    await makeFact({ validUntil: "2020-05-01" }),
    await makeFact({ status: "draft" }),
  ];
  const { id, path, write } = await makeClass();
  for (const texts of [{ body: `{{fato:${draft.key}}}` }, { plainBody: "{{video:nao-ha}}" }])
    expect((await write(texts)).status).toBe(400);
  expect((await write({ plainBody: `<p>{{fato:${fact.key}}}</p>` })).status).toBe(200);
  const overdue = "filter[factsUntil][_lt]=$NOW&fields=id&limit=-1";
  const task = rowsOf(await editor.as("GET", `/items/course_classes?${overdue}`));
  expect(task.map((row) => row["id"])).toContain(id);
  await editor.as("PATCH", `/items/facts/${fact.id}`, { validUntil: "2999-05-01" });
  const until = async () => (await admin("GET", `${path}?fields=factsUntil`)).data;
  await expect.poll(until).toEqual({ factsUntil: "2999-05-01" });
});

test("fact: one of a paid article is hidden from all others, whatever they request", async () => {
  const { id } = await makeArticle("<p>x</p>", { status: "published", access: "paying" });
  const secret = await makeFact({ article: id, body: "Xilindrofone" });
  const open = await makeFact();
  const path = `/items/facts?filter[id][_in]=${secret.id},${open.id}&fields=id`;
  const idsFor = async (as: Person["as"], query = "") =>
    rowsOf(await as("GET", `${path}${query}`)).map((row) => row["id"]);
  for (const as of [tiers.free, member.as]) {
    expect(await idsFor(as)).toEqual([open.id]);
    expect(await idsFor(as, "&filter[body][_contains]=Xilindrofone")).toEqual([]);
    expect(await idsFor(as, "&search=Xilindrofone")).toEqual([]);
  }
  expect(await idsFor(tiers.paying, "&sort=body")).toEqual([open.id, secret.id]);
  expect((await tiers.teaser("GET", path)).status).toBe(403);
});

describe("fact that leaves its article", () => {
  const readBy = async (as: Person["as"], id: string) =>
    rowsOf(await as("GET", `/items/facts?filter[id][_eq]=${id}&fields=id`)).length > 0;
  const stateOf = async (id: string) =>
    (await admin("GET", `/items/facts/${id}?fields=status`)).data;
  const leave: Record<string, (article: string, fact: string) => Promise<{ status: number }>> = {
    "as the article is deleted": (article) => editor.as("DELETE", `/items/articles/${article}`),
    "taken out of the article's list": (article, fact) =>
      editor.as("PATCH", `/items/articles/${article}`, { facts: { delete: [fact] } }),
    "with the whole list": (article) =>
      editor.as("PATCH", `/items/articles/${article}`, { facts: [] }),
    "by its own form, published in the same save": (_, fact) =>
      editor.as("PATCH", `/items/facts/${fact}`, { article: null, status: "published" }),
  };

  test.each(Object.keys(leave))(
    "stays hidden from members who could not read it before: %s",
    async (way) => {
      for (const values of [{ status: "published", access: "paying" }, { status: "draft" }]) {
        const article = await makeArticle("<p>x</p>", values);
        const fact = await makeFact({ article: article.id });
        expect(await readBy(member.as, fact.id)).toBe(false);
        expect([200, 204]).toContain((await leave[way]?.(article.id, fact.id))?.status);
        expect(await stateOf(fact.id)).toEqual({ status: "draft" });
        expect(await readBy(member.as, fact.id)).toBe(false);
        // To make it available to all texts, an editor must publish it again.
        await editor.as("PATCH", `/items/facts/${fact.id}`, { status: "published" });
        expect(await readBy(member.as, fact.id)).toBe(true);
      }
    },
  );

  test.each(Object.keys(leave))("does not change if the article is public: %s", async (way) => {
    const article = await makeArticle("<p>x</p>", { status: "published", access: "free" });
    const fact = await makeFact({ article: article.id });
    await leave[way]?.(article.id, fact.id);
    expect(await stateOf(fact.id)).toEqual({ status: "published" });
    expect(await readBy(member.as, fact.id)).toBe(true);
  });

  test("can't be removed by a user who may not delete the article", async () => {
    const article = await makeArticle("<p>x</p>", { status: "published", access: "paying" });
    const fact = await makeFact({ article: article.id });
    expect((await member.as("DELETE", `/items/articles/${article.id}`)).status).toBe(403);
    const stored = await admin("GET", `/items/facts/${fact.id}?fields=status,article`);
    expect(stored.data).toEqual({ status: "published", article: article.id });
  });
});
