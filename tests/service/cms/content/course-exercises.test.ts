import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admin, makePerson, readerWith, removeMade, rowsOf, tiers } from "../cms.ts";
import type { Person } from "../cms.ts";
import { answerQuiz, lesson, makeCourse, makePayingCourse, questions, SECRET } from "./courses.ts";

/** Access to quizzes in Directus itself, without page or app. */
const guest = readerWith(null);
let free: Person;
let paying: Person;
let course: Awaited<ReturnType<typeof makePayingCourse>>;

beforeAll(async () => {
  free = await makePerson("member");
  paying = await makePerson("payingUser");
  course = await makePayingCourse();
});
afterAll(removeMade);

describe("exercise solution", () => {
  const path = "/items/course_classes";
  const ways = (id: string): [string, string][] => [
    ["a field", `${path}?filter[id][_eq]=${id}&fields=questions`],
    ["a filter", `${path}?filter[questions][_contains]=${SECRET}`],
    ["a filter of its null", `${path}?filter[questions][_nnull]=true&fields=id`],
    ["a sort", `${path}?sort=questions&fields=id`],
    ["an aggregate", `${path}?aggregate[count]=questions`],
    ["a group", `${path}?aggregate[count]=*&groupBy[]=questions`],
    ["its module", `/items/course_modules?fields=classes.questions`],
    ["its course", `/items/courses?fields=modules.classes.questions`],
    ["own progress", `/items/class_progress?fields=class.questions`],
    ["own answers", `/items/quiz_attempts?fields=class.questions`],
  ];
  test.each(ways("x").map(([name], at) => [name, at] as const))(
    "can't be read by %s, in any role",
    async (_, at) => {
      const requested = ways(course.quiz)[at]?.[1] ?? "";
      for (const as of [guest, tiers.teaser, tiers.free, tiers.paying, free.as, paying.as]) {
        const answered = await as("GET", requested);
        expect([400, 403]).toContain(answered.status);
        expect(answered.data).toBeUndefined();
      }
    },
  );

  test("can't be found by a search, and is not part of the questions for members", async () => {
    const found = await paying.as("GET", `${path}?search=Por causa do ${SECRET}&fields=id,quiz`);
    expect(rowsOf(found)).toEqual([]);
    const seen = await paying.as("GET", `${path}/${course.quiz}?fields=quiz`);
    expect((seen.data as { quiz: unknown }).quiz).toEqual([
      { kind: "single", question: "Qual?", options: ["Um", "Dois"] },
      { kind: "numeric", question: "Quanto?", options: [] },
    ]);
  });

  test("comes with the member's own answers, checked by Directus only", async () => {
    const wrong = await answerQuiz(paying.as, course.quiz, [0, 2500]);
    expect(wrong.data).toMatchObject({
      score: 50,
      results: [
        { isRight: false, right: 1, explanation: questions[0]?.explanation },
        { isRight: true, right: 2500 },
      ],
    });
    expect((await answerQuiz(paying.as, course.quiz, [1, 2500])).data).toMatchObject({
      score: 100,
    });
    expect(rowsOf(await free.as("GET", "/items/quiz_attempts"))).toEqual([]);
  });

  test("is withheld for an open question, and from members without access to the class", async () => {
    for (const left of [[], [1], [null, 2500], [1, null], [[], []]]) {
      const refused = await answerQuiz(paying.as, course.quiz, left);
      expect([left, refused.status, refused.code]).toEqual([
        left,
        400,
        "QUIZ_NOT_ANSWERED_IN_FULL",
      ]);
    }
    expect((await answerQuiz(free.as, course.quiz, [1, 2500])).status).toBe(403);
  });

  test("prevents saving if a question can't be answered", async () => {
    const broken = [{ ...questions[0], answer: 7 }];
    const refused = await admin("PATCH", `${path}/${course.quiz}`, { questions: broken });
    expect(refused.status).toBe(400);
    expect(refused.message).toContain("pergunta 1");
  });

  test.each([
    [
      "a picture that is not described",
      '<p>Qual?</p><p><img src="/assets/x" alt=""></p>',
      "imagem",
    ],
    ["a place that nothing fills", "<p>Quanto é {{fato:franquia-minima}}?</p>", "{{…}}"],
  ])("prevents saving with %s", async (_, question, received) => {
    const second = { ...questions[1], question };
    const refused = await admin("PATCH", `${path}/${course.quiz}`, {
      questions: [questions[0], second],
    });
    expect(refused.status).toBe(400);
    expect(refused.message).toContain(`pergunta 2`);
    expect(refused.message).toContain(received);
  });

  test("is stored as the editor wrote it, counted from one", async () => {
    const read = async () => {
      const row = await admin("GET", `${path}/${course.quiz}?fields=questions`);
      return (row.data as { questions: object[] }).questions[0];
    };
    expect(await read()).toMatchObject({ answer: 1, right: "2" });
    const written = [{ ...questions[0], right: "1" }, questions[1]];
    await admin("PATCH", `${path}/${course.quiz}`, { questions: written });
    expect(await read()).toMatchObject({ answer: 0, right: "1" });
    await admin("PATCH", `${path}/${course.quiz}`, { questions });
    expect(await read()).toMatchObject({ answer: 1, right: "2" });
  });
});

describe("exercise that must be passed", () => {
  const path = (id: string) => `/items/course_classes/${id}`;
  const finish = (id: string) =>
    free.as("POST", "/items/class_progress", { class: id, state: "done" });
  const issue = (id: string) => free.as("POST", "/items/certificates", { course: id });

  /** A text with questions, and a class after it in the module's order. */
  async function makeCourseToPass(passPercent: number | null) {
    const first = lesson("a", 0, { questions, passPercent });
    const { id, classes } = await makeCourse("free", [
      { title: "Um", slug: "um", sort: 0, requireOrder: true, classes: [first, lesson("b", 1)] },
    ]);
    return { id, first: classes[0] ?? "", next: classes[1] ?? "" };
  }

  test("keeps its class, the next one and the certificate closed until one attempt is good enough", async () => {
    const { id, first, next } = await makeCourseToPass(70);
    expect((await finish(first)).code).toBe("QUIZ_NOT_PASSED");
    await answerQuiz(free.as, first, [0, 2500]);
    expect((await finish(first)).code).toBe("QUIZ_NOT_PASSED");
    expect((await finish(next)).code).toBe("CLASS_BEFORE_ITS_TURN");
    await answerQuiz(free.as, first, [1, 2500]);
    await answerQuiz(free.as, first, [0, 0]);
    expect((await finish(first)).status).toBe(200);
    expect((await finish(next)).status).toBe(200);
    expect((await issue(id)).status).toBe(200);
  });

  test("counts for the certificate also if its minimum was set after the class was finished", async () => {
    const { id, first, next } = await makeCourseToPass(null);
    await answerQuiz(free.as, first, [0, 2500]);
    expect((await finish(first)).status).toBe(200);
    expect((await finish(next)).status).toBe(200);
    expect((await admin("PATCH", path(first), { passPercent: 100 })).status).toBe(200);
    expect((await issue(id)).code).toBe("TESTS_NOT_PASSED");
    await answerQuiz(free.as, first, [1, 2500]);
    expect((await issue(id)).status).toBe(200);
  });

  test.each([[59], [101], [70.5]])("can't require %s percent", async (passPercent) => {
    const refused = await admin("PATCH", path(course.quiz), { passPercent });
    expect(refused.status).toBe(400);
    expect(refused.message).toContain("60 a 100");
  });

  test("needs questions, now and later", async () => {
    const { first, next } = await makeCourseToPass(60);
    const without = await admin("PATCH", path(next), { passPercent: 60 });
    expect([without.status, without.message]).toEqual([400, expect.stringContaining("perguntas")]);
    const emptied = await admin("PATCH", path(first), { questions: [] });
    expect([emptied.status, emptied.message]).toEqual([400, expect.stringContaining("perguntas")]);
    expect((await admin("PATCH", path(first), { title: "Outro" })).status).toBe(200);
  });
});
