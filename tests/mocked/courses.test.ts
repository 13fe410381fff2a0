import { beforeEach, describe, expect, test } from "vitest";
import {
  makeClassProgress,
  makeCourse,
  makeCourseClass,
  makeCourseModule,
  makeEnrollment,
  makeQuizAttempt,
} from "../factories/courses";
import { makeFact, makeOldAddress } from "../factories/content";
import { makeDraft, makeTopic } from "../factories/forum";
import { makeFavorite } from "../factories/member-rows";
import { directus, mockNetwork, service } from "../mocks/network";
import { openPortal, publishVideo, signInFree, signInPaying, type Portal } from "./portal";

mockNetwork();

const SECRET = "Xilindrofone";
const question = { kind: "single", question: "Qual?", options: ["Um", "Dois"] };

let portal: Portal;
let ids: Record<"course" | "first" | "second" | "quiz", string>;

function publishCourse(access: "free" | "paying", slug: string) {
  const { database } = directus.state;
  const course = makeCourse({ slug, title: `Curso ${slug}`, access });
  const module = makeCourseModule({ course: course.id, slug: "um", requireOrder: true });
  const inModule = { module: module.id };
  const first = makeCourseClass({
    ...{ ...inModule, slug: "a", title: "Aula primeira", isPreview: true, sort: 0 },
    body: "<p>Corpo aberto</p>",
  });
  const second = makeCourseClass({
    ...{ ...inModule, slug: "b", title: "Aula segunda", sort: 1 },
    body: `<p>${SECRET}</p>`,
  });
  const quiz = makeCourseClass({
    ...{ ...inModule, slug: "c", title: "Aula de perguntas", sort: 2, kind: "quiz", body: null },
    quiz: [question],
    questions: [{ ...question, answer: 1, explanation: SECRET }],
  });
  database.courses.push(course);
  database.course_modules.push(module);
  database.course_classes.push(quiz, second, first);
  return { course: course.id, first: first.id, second: second.id, quiz: quiz.id };
}

const me = () => [...directus.state.members.values()].at(-1)?.userId ?? null;
function finish(...classes: string[]) {
  for (const each of classes)
    directus.state.database.class_progress.push(
      makeClassProgress({ class: each, user_created: me() }),
    );
}

beforeEach(async () => {
  portal = await openPortal();
  publishCourse("free", "aberto");
  ids = publishCourse("paying", "fechado");
});

const visit = (path: string, as = signInFree()) =>
  portal.visit(`/pt-BR/app/courses${path}`, { as });

describe("a member who does not pay", () => {
  test("sees all courses in the list, with a lock and how long they take", async () => {
    const { status, text } = await visit("");
    expect(status).toBe(200);
    for (const word of ["Curso aberto", "Curso fechado", "1 h 20 min", "Iniciante"])
      expect(text).toContain(word);
    expect(text.split("Para assinantes")).toHaveLength(2);
    expect(text).not.toContain("comentário");
    expect((await visit("/results?level=advanced")).text).toContain(
      "Nenhum curso com esses filtros",
    );
  });

  test("finds a course by a word of its title, and is told where there is none", async () => {
    const found = await visit("/results?query=aberto");
    expect([found.status, found.text.includes('href="/pt-BR/app/courses/aberto"')]).toEqual([
      200,
      true,
    ]);
    const none = await visit("/results?query=xilindrofone");
    expect([none.status, none.text.includes("Nenhum curso")]).toEqual([200, true]);
  });

  test("gets a free course with its outline and the way to begin", async () => {
    const { status, text } = await visit("/aberto");
    expect(status).toBe(200);
    for (const word of ["Ler um contrato", "Aula segunda", "Ana Weber", "Começar", "0 de 3 aulas"])
      expect(text).toContain(word);
    expect(text).toContain('href="/pt-BR/app/courses/aberto/um/a"');
  });

  test("meets 402 at a course of the membership, as page and data: outline, nothing of its texts", async () => {
    for (const path of ["/fechado", "/fechado.data"]) {
      const { status, text } = await visit(path);
      expect([path, status]).toEqual([path, 402]);
      for (const word of ["Aula segunda", "Aula de perguntas"]) expect(text).toContain(word);
      for (const hidden of [SECRET, "Corpo aberto"]) expect(text).not.toContain(hidden);
    }
  });

  test("reads the open class of such a course, and meets 402 at the others", async () => {
    const open = await visit("/fechado/um/a");
    expect([open.status, open.text.includes("Corpo aberto")]).toEqual([200, true]);
    for (const path of ["/fechado/um/b", "/fechado/um/b.data", "/fechado/um/c.data"]) {
      const { status, text } = await visit(path);
      expect([path, status, text.includes(SECRET)]).toEqual([path, 402, false]);
    }
  });
});

describe("who pays", () => {
  test("meets a class in its turn only, with the reason", async () => {
    const as = signInPaying();
    const early = await visit("/fechado/um/b", as);
    expect(early.text).toContain("Esta aula abre depois da anterior");
    expect(early.text).not.toContain(SECRET);
    finish(ids.first);
    const inTurn = await visit("/fechado/um/b", as);
    expect(inTurn.text).toContain(SECRET);
    expect(inTurn.text).toContain("Concluir aula");
  });

  test("sees questions without what is right, and after an answer why", async () => {
    const as = signInPaying();
    finish(ids.first, ids.second);
    for (const path of ["/fechado/um/c", "/fechado/um/c.data"]) {
      const { text } = await visit(path, as);
      expect(text).toContain("Qual?");
      expect(text).not.toContain(SECRET);
    }
    const results = [{ isRight: false, right: 1, explanation: "Por causa disto." }];
    const attempt = { class: ids.quiz, user_created: me(), answers: [0], score: 0, results };
    directus.state.database.quiz_attempts.push(makeQuizAttempt(attempt));
    const { text } = await visit("/fechado/um/c", as);
    for (const word of ["Você acertou 0 de 1", "Resposta certa: Dois", "Por causa disto."])
      expect(text).toContain(word);
  });

  test("finds what they have not finished, among all and among what they saved", async () => {
    const as = signInPaying();
    const finished = publishCourse("free", "terminado").course;
    const mine = { course: finished, user_created: me(), percent: 100 };
    directus.state.database.enrollments.push(
      makeEnrollment({ ...mine, completedAt: "2026-11-01T08:00:00Z" }),
    );
    for (const item of [finished, ids.course])
      directus.state.database.favorites.push(
        makeFavorite({ type: "courses", item, user_created: me() }),
      );
    for (const page of ["/results", "/favorites"]) {
      expect((await visit(page, as)).text).toContain("Curso terminado");
      const open = await visit(`${page}?unread=1`, as);
      expect(open.text).toContain("Curso fechado");
      expect(open.text).not.toContain("Curso terminado");
    }
  });

  test("sees their percent of the classes that there are, and goes on where they stopped", async () => {
    const as = signInPaying();
    finish(ids.first, ids.second);
    const mine = { course: ids.course, lastClass: ids.second, user_created: me() };
    directus.state.database.enrollments.push(makeEnrollment({ ...mine, percent: 99 }));
    const course = await visit("/fechado", as);
    expect(course.text).toContain("2 de 3 aulas · 66%");
    expect(course.text).toContain("Retomar");
    expect(course.text).toContain('href="/pt-BR/app/courses/fechado/um/c"');
    const learning = await visit("/my-learning", as);
    for (const word of ["Curso fechado", "66%", "Você parou em Aula segunda"])
      expect(learning.text).toContain(word);
    const { classes } = { classes: directus.state.database.course_classes };
    classes.splice(
      classes.findIndex(({ id }) => id === ids.quiz),
      1,
    );
    portal = await openPortal();
    expect((await visit("/fechado", as)).text).toContain("2 de 2 aulas · 100%");
  });

  test("is told what changed since the end", async () => {
    const as = signInPaying();
    finish(ids.first, ids.second, ids.quiz);
    const completedAt = "2026-10-10T00:00:00Z";
    const mine = { course: ids.course, user_created: me(), completedAt, percent: 100 };
    directus.state.database.enrollments.push(makeEnrollment(mine));
    const changed = directus.state.database.course_classes.find(({ id }) => id === ids.second);
    Object.assign(changed ?? {}, { date_updated: "2026-10-12T00:00:00Z" });
    const { text } = await visit("/fechado", as);
    expect(text).toContain("1 aula mudou desde que você concluiu");
    expect(text).toContain("Aula segunda (atualizada)");
  });
});

test("old addresses lead on; what there is not is not found", async () => {
  const address = { collection: "courses", slug: "antigo", item: ids.course };
  directus.state.database.old_addresses.push(makeOldAddress(address));
  const moved = await visit("/antigo");
  expect([moved.status, moved.location]).toEqual([301, "/pt-BR/app/courses/fechado"]);
  const itsClass = await visit("/antigo/um/a");
  expect([itsClass.status, itsClass.location]).toEqual([301, "/pt-BR/app/courses/fechado/um/a"]);
  for (const path of ["/nada", "/Fechado!", "/fechado/dois/a", "/fechado/um/z", "/fechado/um"])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  expect((await visit("/certificates/aberto")).status).toBe(404);
});

describe("an old address of a class", () => {
  const leave = (collection: string, slug: string, item: string, date_created: string) =>
    directus.state.database.old_addresses.push(
      makeOldAddress({ collection, slug, item, date_created }),
    );
  const led = async (path: string) => {
    const { status, location } = await visit(`/fechado${path}`);
    return [status, location?.replace("/pt-BR/app/courses/fechado", "")];
  };

  test("leads to where the class stands now, whichever of its slugs is old", async () => {
    const { course_modules: modules, course_classes: classes } = directus.state.database;
    const { module = "" } = classes.find(({ id }) => id === ids.second) ?? {};
    leave("course_modules", "modulo-antigo", String(module), "2026-01-01T00:00:00Z");
    leave("course_classes", "aula-antiga", ids.second, "2026-01-01T00:00:00Z");
    expect(await led("/um/aula-antiga")).toEqual([301, "/um/b"]);
    expect(await led("/modulo-antigo/b")).toEqual([301, "/um/b"]);
    expect(await led("/modulo-antigo/aula-antiga")).toEqual([301, "/um/b"]);
    expect(modules.some(({ slug }) => slug === "modulo-antigo")).toBe(false);
    expect((await led("/um/nunca-foi"))[0]).toBe(404);
    expect((await visit("/aberto/um/aula-antiga")).status).toBe(404);
  });

  test("leads to another module, and to who left the slug last", async () => {
    const { course_classes: classes, course_modules: modules } = directus.state.database;
    const other = makeCourseModule({ course: ids.course, slug: "dois" });
    modules.push(other);
    Object.assign(classes.find(({ id }) => id === ids.second) ?? {}, { module: other.id });
    leave("course_classes", "b", ids.second, "2026-01-02T00:00:00Z");
    leave("course_classes", "x", ids.second, "2026-01-02T00:00:00Z");
    leave("course_classes", "x", ids.first, "2026-01-01T00:00:00Z");
    expect(await led("/um/b")).toEqual([301, "/dois/b"]);
    expect(await led("/dois/x")).toEqual([301, "/dois/b"]);
    expect(await led("/tres/x")).toEqual([301, "/dois/b"]);
    expect(await led("/um/x")).toEqual([301, "/um/a"]);
  });
});

test("the film of a class is drawn with the page, beside what finishes the class", async () => {
  const video = publishVideo({ slug: "v", provider: "file", access: "free" });
  const row = directus.state.database.course_classes.find(({ id }) => id === ids.first);
  Object.assign(row ?? {}, { kind: "video", video: video.id, completionRule: "video_90" });
  const { status, text } = await visit("/fechado/um/a");
  expect(status).toBe(200);
  for (const word of ["Assistir depois", "Minhas anotações", "Corpo aberto", "Concluir aula"])
    expect(text).toContain(word);
  expect(text).not.toContain("Suas anotações");
  expect(text).not.toContain("<!--$!-->");
});

describe("the text of a class", () => {
  const write = (id: string, texts: { body?: string; plainBody?: string }) =>
    Object.assign(directus.state.database.course_classes.find((row) => row.id === id) ?? {}, texts);
  const choosePlain = (as: string) =>
    portal.visit("/pt-BR/app/reading", { as, form: { isPlain: "true" } });

  test("has what editors place in it, with its notes, and warns of what is over", async () => {
    const { facts } = directus.state.database;
    facts.push(
      makeFact({ key: "franquia", body: "CHF 300", title: "Franquia mínima" }),
      makeFact({ key: "limite", body: "CHF 700", title: "Limite", validUntil: "2020-12-31" }),
    );
    const video = publishVideo({ slug: "v", access: "paying" });
    write(ids.first, { body: "<p>{{fato:franquia}} e {{fato:limite}}.</p><p>{{video:v}}</p>" });
    const free = await visit("/fechado/um/a");
    expect(free.text).toContain('<span data-fact="">CHF 300</span>');
    expect(free.text).toContain("https://www.bag.admin.ch/");
    expect(free.text).toContain("Um fato deste texto passou do prazo");
    expect(free.text).not.toMatch(/\{\{(fato|video)/);
    expect(free.text).not.toContain(video.id);
    const paid = await visit("/fechado/um/a", signInPaying());
    expect(paid.text).toContain(`<figure data-film="${video.id}">`);
  });

  test("is read in plain words by who chose them, where there are any", async () => {
    write(ids.first, { plainBody: "<h2>Simples</h2><p>Texto curto.</p>" });
    const as = signInFree();
    const usual = await visit("/fechado/um/a", as);
    expect(usual.text).toContain("Ler em linguagem simples");
    expect(usual.text).toContain("Corpo aberto");
    expect(usual.text).not.toContain("Texto curto");
    await choosePlain(as);
    const plain = await visit("/fechado/um/a", as);
    expect(plain.text).toContain("Ler o texto completo");
    expect(plain.text).toContain("Texto curto");
    expect(plain.text).not.toContain("Corpo aberto");
    expect((await visit("/aberto/um/a", as)).text).toContain("Corpo aberto");
  });

  test("gives nothing of its plain words to who may not read it", async () => {
    write(ids.second, { plainBody: "<p>Ornitorrinco</p>" });
    const as = signInFree();
    await choosePlain(as);
    for (const path of ["/fechado/um/b", "/fechado/um/b.data"]) {
      const { status, text } = await visit(path, as);
      expect([status, text.includes("Ornitorrinco")]).toEqual([402, false]);
    }
  });
});

test("favorites that are gone say so, by the title they had", async () => {
  const as = signInFree();
  const gone = { type: "courses" as const, user_created: me() };
  directus.state.database.favorites.push(makeFavorite(gone));
  expect((await visit("/favorites", as)).text).toContain("Este curso não está mais disponível");
  directus.state.database.favorites.push(makeFavorite({ ...gone, title: "Curso retirado" }));
  portal.portal.cmsChanged("courses", []);
  expect((await visit("/favorites", as)).text).toContain("Curso retirado");
});

test("without what they began a member reads what would stand there", async () => {
  const { status, text } = await visit("/my-learning");
  expect(status).toBe(200);
  expect(text).toContain("Nenhum curso em andamento");
});

test("a class has its conversation, and only who may read it is led there", async () => {
  const conversation = (id: string) => `href="/pt-BR/app/comments/course_classes/${id}"`;
  expect((await visit("/fechado/um/a")).text).toContain(conversation(ids.first));
  expect((await visit("/fechado/um/b")).text).not.toContain(conversation(ids.second));
  const blocked = await visit("/fechado/um/b", signInPaying());
  expect(blocked.text).not.toContain(conversation(ids.second));
});

test("courses and classes ask whether they were useful, who may read them", async () => {
  const asks = async (path: string) => (await visit(path)).text.includes("Isto foi útil?");
  for (const path of ["/aberto", "/aberto/um/a", "/fechado/um/a"])
    expect([path, await asks(path)]).toEqual([path, true]);
  for (const path of ["/fechado", "/fechado/um/b"])
    expect([path, await asks(path)]).toEqual([path, false]);
});

test("a card says how much its course is talked about, and the most talked about comes first", async () => {
  const { courses } = directus.state.database;
  Object.assign(courses.find(({ slug }) => slug === "fechado") ?? {}, { commentCount: 3 });
  const { text } = await visit("/results?sort=commented");
  expect(text).toContain("3 comentários");
  expect(text.indexOf("Curso fechado")).toBeLessThan(text.indexOf("Curso aberto"));
});

test("a course leads on to the ones before and after it that may be read", async () => {
  const { courses } = directus.state.database;
  const later = { slug: "depois", title: "Curso de depois", publishedAt: "2026-10-05T08:00:00Z" };
  courses.push(makeCourse(later));
  const { text } = await visit("/aberto");
  expect(text).toMatch(/href="\/pt-BR\/app\/courses\/depois"[^>]*rel="next"|rel="next"[^>]*depois/);
  expect((await visit("/depois")).text).toContain('rel="prev"');
});

test("a class takes no nonsense", async () => {
  for (const form of [{ intent: "x" }, { intent: "note", body: " " }, { intent: "remove-note" }]) {
    const options = { as: signInFree(), form: form as Record<string, string> };
    expect((await portal.visit("/pt-BR/app/courses/aberto/um/a", options)).status).toBe(400);
  }
});

test("a number that nobody was given is no certificate", async () => {
  const { status, text } = await portal.visit("/pt-BR/certificates/PS-1");
  expect(status).toBe(404);
  expect(text).toContain("Não há certificado com este número");
});

describe("questions about a class", () => {
  const CLASS = "/pt-BR/app/courses/fechado/um/a";

  test("stand below it, the shown ones alone, and the box leads to a topic bound to it", async () => {
    const asked = (values: object) => makeTopic({ courseClass: ids.first as never, ...values });
    directus.state.database.forum_posts.push(
      asked({ title: "Qual prazo vale para quem tem B?", solvedAt: "2026-11-01T08:00:00Z" }),
      asked({ title: "Uma pergunta escondida", status: "hidden" }),
      makeTopic({ title: "De outra aula" }),
    );
    const { text } = await portal.visit(CLASS, { as: signInPaying() });
    expect(text).toContain("Qual prazo vale para quem tem B?");
    expect(text).toContain("Resolvida");
    expect(text).not.toContain("Uma pergunta escondida");
    expect(text).not.toContain("De outra aula");
    expect(text).toMatch(new RegExp(`name="class" value="${ids.first}"`));
    const form = await portal.visit(`/pt-BR/app/forum/create?class=${ids.first}&title=Qual+prazo`, {
      as: signInPaying(),
    });
    expect(form.text).toContain("Ligar este tópico à aula “Aula primeira”");
    expect(form.text).toContain('value="Qual prazo"');
  });

  test("name the class they are about, and lead back to it", async () => {
    const topic = makeTopic({ courseClass: ids.first as never });
    directus.state.database.forum_posts.push(topic);
    const { text } = await portal.visit(`/pt-BR/app/forum/${topic.id}`, { as: signInPaying() });
    expect(text).toContain("Sobre a aula “Aula primeira”");
    expect(text).toContain(`href="${CLASS}"`);
  });

  test("begin with what is asked here, and a draft keeps the class it was begun about", async () => {
    const session = service.signIn();
    const create = async (path: string) =>
      (await portal.visit(`/pt-BR/app/forum/create${path}`, { as: session.accessToken })).text;
    const draft = { title: "Um título começado", body: "E um texto começado no trem" };
    const mine = makeDraft({ ...draft, user_created: session.directusUserId });
    directus.state.database.drafts.push(mine);
    const asked = await create(`?class=${ids.first}&title=Qual+prazo`);
    expect(asked).toContain('value="Qual prazo"');
    expect(asked).not.toContain(draft.title);
    expect(await create("")).not.toContain("Ligar este tópico");
    mine.fields = { courseClass: ids.first };
    const gone = await create("");
    expect(gone).toContain(draft.title);
    expect(gone).toContain("Ligar este tópico à aula “Aula primeira”");
  });

  test("can't be bound to what is no class", async () => {
    const { text } = await portal.visit("/pt-BR/app/forum/create?class=abc", {
      as: signInPaying(),
    });
    expect(text).not.toContain("Ligar este tópico");
  });
});
