import { findBrokenQuestion, listQuestions, openQuestions } from "../../../contract/quiz.ts";
import type { OpenQuestion } from "../../../contract/quiz.ts";
import { Refusal } from "../content-hook/refusal.ts";

/** What members see of the questions of a class; null for a class without. */
export function quizOf(stored: unknown): OpenQuestion[] | null {
  const given: unknown = typeof stored === "string" ? JSON.parse(stored) : stored;
  const questions = listQuestions(given);
  if (questions.length === 0) return null;
  const broken = findBrokenQuestion(questions);
  if (broken !== null) {
    const reason = `Na pergunta ${broken}, falta o texto ou uma resposta certa que combine com o tipo e as opções.`;
    throw new Refusal({ field: "questions", reason });
  }
  return openQuestions(questions);
}
