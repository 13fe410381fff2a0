import { describe, expect, test } from "vitest";
import {
  makeCertificate,
  makeCourse,
  makeEnrollment,
  makeQuizAttempt,
} from "../../factories/courses";
import { makeOldAddress } from "../../factories/content";
import { makeFavorite } from "../../factories/member-rows";
import { directus, mockNetwork } from "../../mocks/network";
import { finish, me, openCourseDesk, publishCourse, SECRET } from "../support/course-desk";
import { signInFree, signInPaying } from "../support/portal";

mockNetwork();
const desk = openCourseDesk();
const { visit } = desk;

describe("courses for a free member", () => {
  test("all appear in the list, with a lock and their duration", async () => {
    const { status, text } = await visit("");
    expect(status).toBe(200);
    for (const word of ["Curso aberto", "Curso fechado", "1 h 20 min", "Iniciante"])
      expect(text).toContain(word);
    expect(text).toContain('href="/pt-BR/app/practice"');
    expect(text.split("Para assinantes")).toHaveLength(2);
    expect(text).not.toContain("comentário");
    expect((await visit("/results?level=advanced")).text).toContain(
      "Nenhum curso com esses filtros",
    );
  });

  test("are found by a word of the title, and the list says if nothing matches", async () => {
    const found = await visit("/results?query=aberto");
    expect([found.status, found.text.includes('href="/pt-BR/app/courses/aberto"')]).toEqual([
      200,
      true,
    ]);
    const none = await visit("/results?query=xilindrofone");
    expect([none.status, none.text.includes("Nenhum curso")]).toEqual([200, true]);
  });

  test("a free one shows its outline and the button to start", async () => {
    const { status, text } = await visit("/aberto");
    expect(status).toBe(200);
    for (const word of ["Ler um contrato", "Aula segunda", "Ana Weber", "Começar", "0 de 3 aulas"])
      expect(text).toContain(word);
    expect(text).toContain('href="/pt-BR/app/courses/aberto/um/a"');
  });

  test("a paid one answers 402, as page and as data: outline, but no texts", async () => {
    for (const path of ["/fechado", "/fechado.data"]) {
      const { status, text } = await visit(path);
      expect([path, status]).toEqual([path, 402]);
      for (const word of ["Aula segunda", "Aula de perguntas"]) expect(text).toContain(word);
      for (const hidden of [SECRET, "Corpo aberto"]) expect(text).not.toContain(hidden);
    }
  });

  test("the open class of a paid one can be read, the others answer 402", async () => {
    const open = await visit("/fechado/um/a");
    expect([open.status, open.text.includes("Corpo aberto")]).toEqual([200, true]);
    for (const path of ["/fechado/um/b", "/fechado/um/b.data", "/fechado/um/c.data"]) {
      const { status, text } = await visit(path);
      expect([path, status, text.includes(SECRET)]).toEqual([path, 402, false]);
    }
  });
});

describe("courses for a paying member", () => {
  test("a class opens only in its order, with the reason", async () => {
    const as = signInPaying();
    const early = await visit("/fechado/um/b", as);
    expect(early.text).toContain("Esta aula abre depois da anterior");
    expect(early.text).not.toContain(SECRET);
    finish(desk.ids.first);
    desk.portal.portal.cmsChanged("class_progress", [], me() ?? "");
    const inTurn = await visit("/fechado/um/b", as);
    expect(inTurn.text).toContain(SECRET);
    expect(inTurn.text).toContain("Concluir aula");
  });

  test("questions hide the correct answer until the member answers, then explain it", async () => {
    const as = signInPaying();
    finish(desk.ids.first, desk.ids.second);
    for (const path of ["/fechado/um/c", "/fechado/um/c.data"]) {
      const { text } = await visit(path, as);
      expect(text).toContain("Qual?");
      expect(text).not.toContain(SECRET);
    }
    const results = [{ isRight: false, right: 1, explanation: "Por causa disto." }];
    const attempt = { class: desk.ids.quiz, user_created: me(), answers: [0], score: 0, results };
    directus.state.database.quiz_attempts.push(makeQuizAttempt(attempt));
    const { text } = await visit("/fechado/um/c", as);
    for (const word of ["Você acertou 0 de 1", "Resposta certa: Dois", "Por causa disto."])
      expect(text).toContain(word);
  });

  test("questions that must be passed say what is missing, and stay passed", async () => {
    const as = signInPaying();
    finish(desk.ids.first, desk.ids.second);
    const quiz = directus.state.database.course_classes.find(({ id }) => id === desk.ids.quiz);
    Object.assign(quiz ?? {}, { passPercent: 70 });
    const answer = (score: number, isRight: boolean, date_created: string) => {
      const results = [{ isRight, right: 1, explanation: "" }];
      const own = { class: desk.ids.quiz, user_created: me(), date_created };
      const attempt = makeQuizAttempt({ ...own, answers: [0], score, results });
      directus.state.database.quiz_attempts.push(attempt);
    };
    answer(0, false, "2026-10-10T00:00:00Z");
    const failed = await visit("/fechado/um/c", as);
    expect(failed.text).toContain("acerte pelo menos 1 de 1 (70%)");
    expect(failed.text).toContain("Falta 1 acerto.");
    expect((await visit("/fechado/um/c?again=1", as)).text).toContain("Conferir respostas");
    answer(100, true, "2026-10-09T00:00:00Z");
    const passed = await visit("/fechado/um/c", as);
    expect(passed.text).toContain("Você acertou 0 de 1");
    expect(passed.text).toContain("Você passou");
  });

  test("a rewritten question is asked again", async () => {
    const as = signInPaying();
    finish(desk.ids.first, desk.ids.second);
    const answered = { class: desk.ids.quiz, user_created: me(), answers: [0], score: 100 };
    directus.state.database.quiz_attempts.push(
      makeQuizAttempt({ ...answered, date_created: "2026-10-10T00:00:00Z" }),
    );
    const quiz = directus.state.database.course_classes.find(({ id }) => id === desk.ids.quiz);
    Object.assign(quiz ?? {}, { partsChangedAt: { questions: "2026-10-09T00:00:00Z" } });
    expect((await visit("/fechado/um/c", as)).text).toContain("Você acertou");
    Object.assign(quiz ?? {}, { partsChangedAt: { questions: "2026-10-12T00:00:00Z" } });
    await desk.reopen();
    const { text } = await visit("/fechado/um/c", as);
    expect(text).toContain("As perguntas mudaram");
    expect(text).not.toContain("Você acertou");
  });

  test("unfinished courses are found, among all and among favorites", async () => {
    const as = signInPaying();
    const finished = publishCourse("free", "terminado").course;
    const mine = { course: finished, user_created: me(), percent: 100 };
    directus.state.database.enrollments.push(
      makeEnrollment({ ...mine, completedAt: "2026-11-01T08:00:00Z" }),
    );
    for (const item of [finished, desk.ids.course])
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

  test("progress is a percentage of the existing classes, and the course continues at the first one not done", async () => {
    const as = signInPaying();
    finish(desk.ids.first, desk.ids.second);
    const mine = { course: desk.ids.course, lastClass: desk.ids.second, user_created: me() };
    directus.state.database.enrollments.push(makeEnrollment({ ...mine, percent: 99 }));
    const course = await visit("/fechado", as);
    expect(course.text).toContain("2 de 3 aulas · 66%");
    expect(course.text).toContain("Retomar");
    expect(course.text).toContain('href="/pt-BR/app/courses/fechado/um/c"');
    const learning = await visit("/my-learning", as);
    for (const word of ["Curso fechado", "66%", "Próxima aula: "])
      expect(learning.text).toContain(word);
    const { classes } = { classes: directus.state.database.course_classes };
    classes.splice(
      classes.findIndex(({ id }) => id === desk.ids.quiz),
      1,
    );
    await desk.reopen();
    expect((await visit("/fechado", as)).text).toContain("2 de 2 aulas · 100%");
  });

  test("changes since the completion are shown", async () => {
    const as = signInPaying();
    finish(desk.ids.first, desk.ids.second, desk.ids.quiz);
    const completedAt = "2026-10-10T00:00:00Z";
    const mine = { course: desk.ids.course, user_created: me(), completedAt, percent: 100 };
    directus.state.database.enrollments.push(makeEnrollment(mine));
    const changed = directus.state.database.course_classes.find(({ id }) => id === desk.ids.second);
    Object.assign(changed ?? {}, { date_updated: "2026-10-12T00:00:00Z" });
    const { text } = await visit("/fechado", as);
    expect(text).toContain("1 aula mudou desde que você concluiu");
    expect(text).toContain("Aula segunda (atualizada)");
    const partsChangedAt = { text: "2026-10-12T00:00:00Z", questions: "2026-10-12T00:00:00Z" };
    Object.assign(changed ?? {}, { partsChangedAt, updateNote: "Taxas de 2027." });
    await desk.reopen();
    const received = (await visit("/fechado", as)).text;
    expect(received).toContain("Aula segunda (texto e perguntas com mudanças)");
    expect(received).toContain("Taxas de 2027.");
  });
});

test("courses: old addresses redirect; unknown ones are a 404", async () => {
  const address = { collection: "courses", slug: "antigo", item: desk.ids.course };
  directus.state.database.old_addresses.push(makeOldAddress(address));
  const moved = await visit("/antigo");
  expect([moved.status, moved.location]).toEqual([301, "/pt-BR/app/courses/fechado"]);
  const itsClass = await visit("/antigo/um/a?t=95");
  const place = "/pt-BR/app/courses/fechado/um/a?t=95";
  expect([itsClass.status, itsClass.location]).toEqual([301, place]);
  for (const path of ["/nada", "/Fechado!", "/fechado/dois/a", "/fechado/um/z", "/fechado/um"])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  expect((await visit("/certificates/aberto")).status).toBe(404);
});

test("course favorites: say so by their title if the course is gone", async () => {
  const as = signInFree();
  const gone = { type: "courses" as const, user_created: me() };
  directus.state.database.favorites.push(makeFavorite(gone));
  expect((await visit("/favorites", as)).text).toContain("Este curso não está mais disponível");
  directus.state.database.favorites.push(makeFavorite({ ...gone, title: "Curso retirado" }));
  desk.portal.portal.cmsChanged("courses", []);
  expect((await visit("/favorites", as)).text).toContain("Curso retirado");
});

test("certificates: are listed forever, also of a deleted course", async () => {
  const as = signInFree();
  const input = { user_created: me(), code: "PS-2345-6789-ABCD", courseTitle: "Curso de então" };
  directus.state.database.certificates.push(makeCertificate({ ...input, course: null }));
  const { text } = await visit("/my-learning", as);
  for (const word of [
    "Seus certificados",
    "Curso de então",
    'href="/pt-BR/app/courses/certificates/PS-2345-6789-ABCD"',
    'href="/pt-BR/certificates/PS-2345-6789-ABCD"',
  ])
    expect(text).toContain(word);
  expect((await visit("/certificates/PS-2345-6789-ABCD", signInFree())).status).toBe(404);
});

test("course: a free class behind a paid one is not offered to free members", async () => {
  const { course_classes: classes } = directus.state.database;
  Object.assign(classes.find(({ id }) => id === desk.ids.quiz) ?? {}, { isPreview: true });
  const { text } = await visit("/fechado/um/b");
  const [, offered = ""] = text.split("Aulas abertas deste curso");
  const [list = ""] = offered.split("</ul>");
  expect(list).toContain("Aula primeira");
  expect(list).not.toContain("Aula de perguntas");
});

test("courses: a member without started courses sees an explanation instead", async () => {
  const { status, text } = await visit("/my-learning");
  expect(status).toBe(200);
  expect(text).toContain("Nenhum curso em andamento");
});

test("courses and classes: ask members with access whether they were useful", async () => {
  const asks = async (path: string) => (await visit(path)).text.includes("Isto foi útil?");
  for (const path of ["/aberto", "/aberto/um/a", "/fechado/um/a"])
    expect([path, await asks(path)]).toEqual([path, true]);
  for (const path of ["/fechado", "/fechado/um/b"])
    expect([path, await asks(path)]).toEqual([path, false]);
});

test("course card: shows how much its course is discussed, the most discussed comes first", async () => {
  const { courses } = directus.state.database;
  Object.assign(courses.find(({ slug }) => slug === "fechado") ?? {}, { commentCount: 3 });
  const { text } = await visit("/results?sort=commented");
  expect(text).toContain("3 comentários");
  expect(text.indexOf("Curso fechado")).toBeLessThan(text.indexOf("Curso aberto"));
});

test("course: links the previous and next ones that the member may read", async () => {
  const { courses } = directus.state.database;
  const later = { slug: "depois", title: "Curso de depois", publishedAt: "2026-10-05T08:00:00Z" };
  courses.push(makeCourse(later));
  const earlier = { publishedAt: "2026-09-01T08:00:00Z" };
  Object.assign(courses.find(({ slug }) => slug === "fechado") ?? {}, earlier);
  const { text } = await visit("/aberto");
  expect(text).toMatch(/href="\/pt-BR\/app\/courses\/depois"[^>]*rel="next"|rel="next"[^>]*depois/);
  expect((await visit("/depois")).text).toContain('rel="prev"');
});

test("certificate: an unknown number is a 404", async () => {
  const { status, text } = await desk.portal.visit("/pt-BR/certificates/PS-1");
  expect(status).toBe(404);
  expect(text).toContain("Não há certificado com este número");
});
