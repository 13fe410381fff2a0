import { REPORT_QUESTIONS, type ReportQuestion } from "../../../contract/signup.ts";

/** What somebody answered; whatever is missing counts as `unknown`. */
export type AssessedAnswers = Partial<
  Record<ReportQuestion, string | readonly string[] | undefined>
>;

/** Of every named question one of the listed answers must have been given. */
export type TextCondition = Partial<Record<ReportQuestion, readonly string[] | null | undefined>>;

/** Stands for whoever did not say it, or was not asked. */
export const UNKNOWN = "unknown";

/** What was answered to a question, never nothing. */
export function givenTo(answers: AssessedAnswers, question: ReportQuestion): readonly string[] {
  const given = [answers[question] ?? []].flat();
  return given.length > 0 ? given : [UNKNOWN];
}

/** The questions a condition names; an empty list asks for nothing. */
export function namedIn(condition: TextCondition): ReportQuestion[] {
  return REPORT_QUESTIONS.filter((question) => (condition[question]?.length ?? 0) > 0);
}

/** Whether a condition concerns who gave these answers. One that names nothing concerns nobody. */
export function holds(condition: TextCondition, answers: AssessedAnswers): boolean {
  const named = namedIn(condition);
  return (
    named.length > 0 &&
    named.every((question) =>
      givenTo(answers, question).some((given) => condition[question]?.includes(given)),
    )
  );
}
