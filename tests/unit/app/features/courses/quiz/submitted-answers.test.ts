import { expect, test } from "vitest";
import { answerWords, readAnswers } from "~/features/courses/quiz/submitted-answers";
import { readNumber } from "../../../../../../contract/content/quiz.ts";

test.each<[string, number | null]>([
  ["2500", 2500],
  ["2.500", 2500],
  ["2’500", 2500],
  ["2 500", 2500],
  ["12,5", 12.5],
  ["12.5", 12.5],
  [" -3 ", -3],
  ["", null],
  ["dois", null],
  ["1,2,3", null],
])("quiz answers: %j reads as %s", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test("quiz answers: are read question by question; an invalid one counts as unanswered", () => {
  const questions = (
    ["single", "multiple", "true_false", "numeric", "single", "multiple"] as const
  ).map((kind) => ({ kind, question: "?", options: ["a", "b"] }));
  const form = new FormData();
  for (const [name, value] of [
    ["answer-0", "1"],
    ["answer-1", "0"],
    ["answer-1", "1"],
    ["answer-2", "false"],
    ["answer-3", "1.500"],
    ["answer-4", "x"],
  ] as const)
    form.append(name, value);
  expect(readAnswers(questions, form)).toEqual([1, [0, 1], false, 1500, null, null]);
});

test("quiz answers: are written in words", () => {
  const truth = { yes: "Sim", no: "Não" };
  const words = (answer: Parameters<typeof answerWords>[1], isPlace = true) =>
    answerWords({ options: ["Um", "Dois"] }, answer, truth, isPlace);
  expect([words(1), words([0, 1]), words(false), words(2.5, false), words(null)]).toEqual([
    "Dois",
    "Um; Dois",
    "Não",
    "2,5",
    "",
  ]);
});
