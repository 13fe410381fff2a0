import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admin, makePerson, readerWith, removeMade, rowsOf, tiers } from "../cms.ts";
import type { Person } from "../cms.ts";
import { answerQuiz, makePayingCourse, questions, SECRET } from "./courses.ts";

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
