import { expect, test } from "vitest";
import { readabilityOf, sentencesOf, unexplainedWords } from "../../../contract/readability.ts";

const easy =
  "<p>O gato viu a casa. A casa era bem azul. Ele foi lá ver. Era dia de sol.</p>".repeat(3);
const hard =
  "<p>A regulamentação administrativa intercantonal subsequentemente impossibilitou a consideração individualizada das circunstâncias socioeconômicas extraordinariamente heterogêneas, obrigando requerentes à apresentação simultânea de documentação comprobatória autenticada, apostilada, traduzida juramentadamente e complementada por declarações interinstitucionais.</p>";

test("short words in short sentences are easy, long ones in one sentence hard", () => {
  expect(readabilityOf(easy)).toMatchObject({ level: "veryEasy", longSentences: [] });
  const told = readabilityOf(hard);
  expect(told).toMatchObject({ level: "veryHard", score: 0 });
  expect(told?.longSentences).toHaveLength(1);
});

test("a text of a few words says nothing", () => {
  expect(readabilityOf("<p>Um texto curto.</p>")).toBeNull();
  expect(readabilityOf("")).toBeNull();
});

test("headings, items and cells are sentences of their own; a number with a point is none", () => {
  const html =
    "<h2>Como pagar</h2><ul><li>com fatura</li><li>no débito</li></ul><p>São CHF 2.50. Pague já!</p>";
  expect(sentencesOf(html)).toEqual([
    ...["Como pagar", "com fatura", "no débito", "São CHF 2.50.", "Pague já!"],
  ]);
});

test("a line that breaks in the markup ends no sentence; a list inside an item is sentences of its own", () => {
  const html =
    "<p>O gato viu\n  a casa.</p><ul><li>Com\nfatura:<ul><li>em papel</li></ul></li></ul>";
  expect(sentencesOf(html)).toEqual(["O gato viu a casa.", "Com fatura:", "em papel"]);
});

test("a silent u is no syllable", () => {
  const words = ["quadro", "quero", "quota", "água", "guerra", "língua"];
  const text = (word: string) => `<p>${`${word} `.repeat(30)}</p>`;
  const scores = [...words, "gato"].map((word) => readabilityOf(text(word))?.score);
  expect(new Set(scores).size).toBe(1);
  expect(readabilityOf(text("seguro"))?.score).toBeLessThan(scores[0] ?? 0);
});

test("words that look German and that the glossary does not explain are named once, as they stand", () => {
  const html =
    "<p>A Krankenkasse e a Quellensteuer saem do salário; o Betreibungsamt e a Krankenkasse não. A pergunta vale.</p>";
  expect(unexplainedWords(html, ["Quellensteuer"])).toEqual(["Krankenkasse", "Betreibungsamt"]);
  expect(unexplainedWords("<p>Uma pergunta e um álbum.</p>", [])).toEqual([]);
});
