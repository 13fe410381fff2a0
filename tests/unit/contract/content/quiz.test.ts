import { describe, expect, test } from "vitest";
import { courses } from "../../../../cms-extensions/seed/content/courses/all-courses";
import {
  findBrokenQuestion,
  gradeAnswers,
  leastRight,
  listQuestions,
  openQuestions,
  type Question,
  type Answer,
  type QuestionKind,
  readRight,
  normalizeAnswers,
  writeRight,
} from "../../../../contract/content/quiz";

const question = (values: Partial<Question>): Question => ({
  kind: "single",
  question: "Qual?",
  options: ["Um", "Dois", "Três"],
  answer: 1,
  explanation: "Porque sim.",
  ...values,
});

describe("quiz answers", () => {
  test.each<[string, Partial<Question>, unknown, boolean]>([
    ["the right option", {}, 1, true],
    ["another option", {}, 0, false],
    ["an option number as text", {}, "1", false],
    ["no answer", {}, null, false],
    ["all right options, in any order", { kind: "multiple", answer: [0, 2] }, [2, 0], true],
    ["one right option missing", { kind: "multiple", answer: [0, 2] }, [0], false],
    ["a wrong option added", { kind: "multiple", answer: [0, 2] }, [0, 1, 2], false],
    ["one option twice", { kind: "multiple", answer: [0, 2] }, [0, 0], false],
    ["the right boolean", { kind: "true_false", answer: false }, false, true],
    ["the wrong boolean", { kind: "true_false", answer: false }, true, false],
    ["a number", { kind: "numeric", answer: 12.5 }, 12.5, true],
    ["a number nearby", { kind: "numeric", answer: 12.5 }, 12.51, false],
    ["a question without a right answer", { answer: null }, null, false],
  ])("are graded: %s", (_, values, input, isRight) => {
    expect(gradeAnswers([question(values)], [input]).results[0]?.isRight).toBe(isRight);
  });

  test("have equal shares, each with its solution", () => {
    const graded = gradeAnswers([question({}), question({}), question({})], [1, 0]);
    expect(graded.score).toBe(33);
    expect(graded.results[1]).toEqual({ isRight: false, right: 1, explanation: "Porque sim." });
    expect(gradeAnswers([], []).score).toBe(0);
  });
});

test("quiz: the fewest right answers of a score are those with which grading reaches it", () => {
  for (const count of [1, 3, 5, 7, 10, 23, 50]) {
    const questions = Array.from({ length: count }, () => question({}));
    for (const percent of [60, 67, 70, 99, 100]) {
      const least = leastRight(percent, count);
      const scoreOf = (right: number) =>
        gradeAnswers(
          questions,
          Array.from({ length: right }, () => 1),
        ).score;
      const reached = [scoreOf(least) >= percent, scoreOf(least - 1) >= percent];
      expect([count, percent, ...reached]).toEqual([count, percent, true, false]);
    }
  }
});

test("quiz: an open question does not reveal its answer", () => {
  const [open] = openQuestions([question({})]);
  expect(open).toEqual({ kind: "single", question: "Qual?", options: ["Um", "Dois", "Três"] });
});

test("quiz: JSON is parsed, and an invalid answer makes the question unanswerable", () => {
  const read = (answer: unknown) => listQuestions([{ ...question({}), answer }])[0]?.answer;
  expect(["2", "[0,1]", "true", "{", 2].map(read)).toEqual([2, [0, 1], true, null, 2]);
  expect(listQuestions("nonsense")).toEqual([]);
  expect(findBrokenQuestion(listQuestions([null]))).toBe(1);
});

test.each<[string, Partial<Question>]>([
  ["an empty text", { question: " " }],
  ["the markup of an empty editor", { question: "<p>&nbsp;</p>" }],
  ["an answer beyond the options", { answer: 3 }],
  ["no right option", { kind: "multiple", answer: [] }],
  ["a number instead of a boolean", { kind: "true_false", answer: 1 }],
  ["no number in a numeric question", { kind: "numeric", answer: null }],
  ["one option only", { options: ["Um"], answer: 0 }],
])("quiz: detects a question with %s", (_, values) => {
  expect(findBrokenQuestion([question({}), question(values)])).toBe(2);
});

test("quiz: every seeded question can be answered", () => {
  const exercises = courses.flatMap(({ modules }) =>
    modules.flatMap(({ classes }) => classes.flatMap((each) => each.questions ?? [])),
  );
  expect(exercises.length).toBeGreaterThan(20);
  expect(findBrokenQuestion(listQuestions(exercises))).toBeNull();
});

describe("editor's right answer", () => {
  test.each<[QuestionKind, string, Answer]>([
    ["single", "1", 0],
    ["single", " 12 ", 11],
    ["single", "0", null],
    ["single", "1, 2", null],
    ["single", "a primeira", null],
    ["multiple", "1, 3", [0, 2]],
    ["multiple", "1 e 3", [0, 2]],
    ["multiple", "2; 2 ;4", [1, 3]],
    ["multiple", "1, x", null],
    ["multiple", "", null],
    ["true_false", "Verdadeiro", true],
    ["true_false", "não", false],
    ["true_false", "1", null],
    ["numeric", "12,5", 12.5],
    ["numeric", "1'200.50", 1200.5],
    ["numeric", "43.540", 43540],
    ["numeric", "1,375", 1.375],
    ["numeric", "-5", -5],
    ["numeric", "muitos", null],
  ])("%s: reads %s", (kind, typed, answer) => {
    expect(readRight(kind, typed)).toEqual(answer);
  });

  test.each<[QuestionKind, Answer]>([
    ["single", 0],
    ["multiple", [0, 2]],
    ["true_false", false],
    ["numeric", 7258.25],
    ["numeric", 5.125],
    ["numeric", -5],
  ])("%s: writing %j and reading it gives the same answer", (kind, answer) => {
    expect(readRight(kind, writeRight(kind, answer))).toEqual(answer);
  });
});

describe("saving quiz questions", () => {
  const stored = { kind: "single", question: "Qual?", options: ["Um", "Dois"] };

  test("derives the answer from the editor's text and ignores the stored one", () => {
    expect(normalizeAnswers([{ ...stored, right: "2", answer: 0 }])).toEqual([
      { ...stored, right: "2", answer: 1 },
    ]);
    expect(normalizeAnswers([{ ...stored, right: "talvez", answer: 0 }])[0]?.["answer"]).toBeNull();
  });

  test("derives the text from an answer without text", () => {
    expect(normalizeAnswers([{ ...stored, answer: 1 }])).toEqual([
      { ...stored, answer: 1, right: "2" },
    ]);
    expect(normalizeAnswers([{ ...stored, answer: 0, right: "" }])[0]?.["answer"]).toBeNull();
    expect(normalizeAnswers([{ ...stored, answer: 0, right: 2 }])[0]?.["answer"]).toBe(1);
    expect(normalizeAnswers([null])).toEqual([{ answer: null, right: "" }]);
  });
});
