import { PASS_PERCENT } from "../../../../contract/content/courses.ts";
import {
  findBrokenQuestion,
  listQuestions,
  openQuestions,
  type OpenQuestion,
  type Question,
  normalizeAnswers,
} from "../../../../contract/content/quiz.ts";
import { isDescribed, hasPlaces } from "../../../../contract/content/rich-text.ts";
import { Refusal } from "../../shared/refusal.ts";

/**
 * @param row the class as it will be stored
 * @throws {Refusal} for a percentage that is out of range, or of a class without questions
 */
export function guardPassPercent({ passPercent, quiz }: Record<string, unknown>): void {
  if (passPercent === null || passPercent === undefined) return;
  const isPercent = Number.isInteger(passPercent);
  if (!isPercent || Number(passPercent) < PASS_PERCENT || Number(passPercent) > 100) {
    const reason = `Escreva um número inteiro de ${PASS_PERCENT} a 100, ou deixe vazio.`;
    throw new Refusal({ field: "passPercent", reason });
  }
  if (quiz === null || quiz === undefined) {
    const reason = "Um acerto mínimo precisa de perguntas: escreva as perguntas ou deixe vazio.";
    throw new Refusal({ field: "passPercent", reason });
  }
}

type Quiz = { questions: unknown; quiz: OpenQuestion[] | null };

export function normalizeQuiz(typed: unknown): Quiz {
  const value: unknown = typeof typed === "string" ? JSON.parse(typed) : typed;
  if (!Array.isArray(value) || value.length === 0) return { questions: value, quiz: null };
  const stored = normalizeAnswers(value);
  const questions = listQuestions(stored);
  const broken = findBrokenQuestion(questions);
  if (broken !== null) {
    const reason = `Na pergunta ${broken}, falta o texto ou uma resposta certa que combine com o tipo e as opções: o número da opção, contando de 1, “1, 3” para várias, “verdadeiro” ou “falso”, ou um número.`;
    throw new Refusal({ field: "questions", reason });
  }
  questions.forEach(guardText);
  return { questions: stored, quiz: openQuestions(questions) };
}

/**
 * @throws {Refusal} for pictures without a description, and for embeds, which only work in the class' text
 */
function guardText({ question }: Question, at: number): void {
  const lack = !isDescribed(question)
    ? "descreva cada imagem para quem não pode vê-la (“Texto alternativo”)"
    : hasPlaces(question)
      ? "não há lugar para {{…}}: ponha o número no texto da aula"
      : null;
  if (lack) throw new Refusal({ field: "questions", reason: `Na pergunta ${at + 1}, ${lack}.` });
}
