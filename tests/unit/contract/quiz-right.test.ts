import { describe, expect, test } from "vitest";
import type { Answer, QuestionKind } from "../../../contract/quiz";
import { readRight, settleRights, writeRight } from "../../../contract/quiz-right";

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
  const question = { kind: "single", question: "Qual?", options: ["Um", "Dois"] };

  test("derives the answer from the editor's text, whatever was stored", () => {
    expect(settleRights([{ ...question, right: "2", answer: 0 }])).toEqual([
      { ...question, right: "2", answer: 1 },
    ]);
    expect(settleRights([{ ...question, right: "talvez", answer: 0 }])[0]?.["answer"]).toBeNull();
  });

  test("derives the text from an answer without text", () => {
    expect(settleRights([{ ...question, answer: 1 }])).toEqual([
      { ...question, answer: 1, right: "2" },
    ]);
    expect(settleRights([{ ...question, answer: 0, right: "" }])[0]?.["answer"]).toBeNull();
    expect(settleRights([{ ...question, answer: 0, right: 2 }])[0]?.["answer"]).toBe(1);
    expect(settleRights([null])).toEqual([{ answer: null, right: "" }]);
  });
});
