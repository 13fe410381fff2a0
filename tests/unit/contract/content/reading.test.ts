import { expect, test, describe } from "vitest";
import {
  canResume,
  readingPosition,
  classMinutes,
  hasWrittenMinutes,
  readabilityOf,
  sentencesOf,
  unexplainedWords,
} from "../../../../contract/content/reading.ts";

test.each([
  [43, 43],
  ["43.4", 43],
  [-5, 0],
  [500, 100],
  ["nada", 0],
  [undefined, 0],
])("reading position: %j is stored as %i", (input, stored) => {
  expect(readingPosition(input)).toBe(stored);
});

test("reading position: resuming is offered neither at the beginning nor at the end", () => {
  expect([0, 4, 5, 50, 99, 100].filter(canResume)).toEqual([5, 50, 99]);
});

const words = (count: number) => `<p>${"palavra ".repeat(count)}</p>`;
const question = { question: words(40), options: ["Sim", "Não"], explanation: words(18) };

describe("minutes of a class", () => {
  test("are its words at 200 a minute, at least one", () => {
    expect(classMinutes({ body: words(237), questions: [], filmSec: 0 })).toBe(1);
    expect(classMinutes({ body: words(1_000), questions: [], filmSec: 0 })).toBe(5);
    expect(classMinutes({ body: "", questions: [], filmSec: 0 })).toBe(1);
  });

  test("include each question's words and half a minute to answer", () => {
    const questions = Array.from({ length: 10 }, () => question);
    expect(classMinutes({ body: "", questions, filmSec: 0 })).toBe(8);
  });

  test("include the video", () => {
    expect(classMinutes({ body: words(200), questions: [], filmSec: 107 })).toBe(3);
  });

  test("are entered by editors for live classes and files only", () => {
    const written = (["video", "text", "quiz", "file", "live"] as const).filter(hasWrittenMinutes);
    expect(written).toEqual(["file", "live"]);
  });
});

const easy =
  "<p>O gato viu a casa. A casa era bem azul. Ele foi lá ver. Era dia de sol.</p>".repeat(3);
const hard =
  "<p>A regulamentação administrativa intercantonal subsequentemente impossibilitou a consideração individualizada das circunstâncias socioeconômicas extraordinariamente heterogêneas, obrigando requerentes à apresentação simultânea de documentação comprobatória autenticada, apostilada, traduzida juramentadamente e complementada por declarações interinstitucionais.</p>";

test("readability: is easy for short words and sentences, hard for long ones", () => {
  expect(readabilityOf(easy)).toMatchObject({ level: "veryEasy", longSentences: [] });
  const received = readabilityOf(hard);
  expect(received).toMatchObject({ level: "veryHard", score: 0 });
  expect(received?.longSentences).toHaveLength(1);
});

test("readability: is null for a very short text", () => {
  expect(readabilityOf("<p>Um texto curto.</p>")).toBeNull();
  expect(readabilityOf("")).toBeNull();
});

test("readability: headings, items and cells are separate sentences; a decimal point ends none", () => {
  const html =
    "<h2>Como pagar</h2><ul><li>com fatura</li><li>no débito</li></ul><p>São CHF 2.50. Pague já!</p>";
  expect(sentencesOf(html)).toEqual([
    ...["Como pagar", "com fatura", "no débito", "São CHF 2.50.", "Pague já!"],
  ]);
});

test("readability: a line break in the markup ends no sentence, a list inside an item does", () => {
  const html =
    "<p>O gato viu\n  a casa.</p><ul><li>Com\nfatura:<ul><li>em papel</li></ul></li></ul>";
  expect(sentencesOf(html)).toEqual(["O gato viu a casa.", "Com fatura:", "em papel"]);
});

test("readability: a silent u is no syllable", () => {
  const silent = ["quadro", "quero", "quota", "água", "guerra", "língua"];
  const text = (word: string) => `<p>${`${word} `.repeat(30)}</p>`;
  const scores = [...silent, "gato"].map((word) => readabilityOf(text(word))?.score);
  expect(new Set(scores).size).toBe(1);
  expect(readabilityOf(text("seguro"))?.score).toBeLessThan(scores[0] ?? 0);
});

test("readability: unexplained German-looking words are listed once, in their spelling", () => {
  const html =
    "<p>A Krankenkasse e a Quellensteuer saem do salário; o Betreibungsamt e a Krankenkasse não. A pergunta vale.</p>";
  expect(unexplainedWords(html, ["Quellensteuer"])).toEqual(["Krankenkasse", "Betreibungsamt"]);
  expect(unexplainedWords("<p>Uma pergunta e um álbum.</p>", [])).toEqual([]);
});
