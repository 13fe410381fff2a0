import { h } from "vue";
import {
  readabilityOf,
  unexplainedWords,
  type Readability,
} from "../../../../contract/content/reading.ts";

const levels: Readonly<Record<Readability["level"], string>> = {
  veryEasy: "muito fácil",
  easy: "fácil",
  hard: "difícil",
  veryHard: "muito difícil",
};
const MOST_WORDS = 12;

/**
 * Readability for newcomers: ease of reading, long sentences, German-looking words without a glossary term,
 * and words that no dictionary has. None of it prevents publication.
 */
export function drawReading(
  body: unknown,
  terms: readonly string[],
  misspelled: readonly string[],
) {
  const html = typeof body === "string" ? body : "";
  const line = (key: string, text: string) => h("p", { key, style: "margin: 4px 0 0" }, text);
  const spelling =
    misspelled.length > 0
      ? [line("spelling", `Fora do dicionário, confira a grafia: ${misspelled.join(", ")}.`)]
      : [];
  const reading = readabilityOf(html);
  if (!reading) return spelling;
  const { score, level, wordsPerSentence, longSentences } = reading;
  const unexplained = unexplainedWords(html, terms).slice(0, MOST_WORDS);
  return [
    line(
      "reading",
      `Leitura: ${levels[level]} (${score} de 100, ${wordsPerSentence} palavras por frase).`,
    ),
    ...(longSentences.length > 0
      ? [
          line("long", "Frases com mais de 30 palavras:"),
          h(
            "ul",
            { key: "sentences", style: "margin: 0; padding-inline-start: 20px" },
            longSentences.map((sentence, index) => h("li", { key: index }, sentence)),
          ),
        ]
      : []),
    ...(unexplained.length > 0
      ? [line("words", `Parece alemão e não tem verbete no glossário: ${unexplained.join(", ")}.`)]
      : []),
    ...spelling,
  ];
}
