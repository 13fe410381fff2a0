import { admin, freshSlug, make, rowsOf } from "../cms.ts";
import type { Reader } from "../cms.ts";

/** A word that only bodies and explanations contain; readers without access must never see it. */
export const SECRET = "xilindrofone";

export const questions = [
  {
    kind: "single",
    question: "Qual?",
    options: ["Um", "Dois"],
    answer: 1,
    explanation: `Por causa do ${SECRET}.`,
  },
  { kind: "numeric", question: "Quanto?", options: [], answer: 2500, explanation: "Dois e meio." },
];

export const lesson = (slug: string, sort: number, more: object = {}) => ({
  ...{ title: slug, slug, sort, kind: "text", minutes: 5, body: `<p>${SECRET}</p>`, ...more },
});

/** Ids of the course and of its classes, in order. */
export async function makeCourse(access: "free" | "paying", modules: object[]) {
  const slug = freshSlug("curso");
  const { id } = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug, summary: "Resumo", status: "published", access, modules },
  });
  const path = `/items/course_classes?filter[module][course][_eq]=${id}&sort=module.sort,sort`;
  return { id, classes: rowsOf(await admin("GET", path)).map((row) => String(row["id"])) };
}

export async function makeOpenCourse() {
  const { id, classes } = await makeCourse("free", [
    { title: "Um", slug: "um", sort: 0, classes: [lesson("a", 0)] },
  ]);
  return { id, first: classes[0] ?? "" };
}

/** A course for paying members: a module in order, and one with a quiz. */
export async function makePayingCourse() {
  const { id, classes } = await makeCourse("paying", [
    {
      ...{ title: "Um", slug: "um", sort: 0, requireOrder: true },
      classes: [lesson("a", 0, { isPreview: true }), lesson("b", 1)],
    },
    {
      ...{ title: "Dois", slug: "dois", sort: 1 },
      classes: [lesson("q", 0, { kind: "quiz", questions }), lesson("z", 1)],
    },
  ]);
  const [first = "", second = "", quiz = "", last = ""] = classes;
  return { id, first, second, quiz, last };
}

/** Submits answers to the quiz; Directus must judge any claimed results. */
export const answerQuiz = (as: Reader, quiz: string, answers: unknown[]) =>
  as("POST", "/items/quiz_attempts", { class: quiz, answers, score: 100, results: [] });
