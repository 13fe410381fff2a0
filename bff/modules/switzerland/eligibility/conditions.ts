import { REPORT_QUESTIONS, type ReportQuestion } from "../../../../contract/account/signup.ts";

/** A person's answers. A missing one counts as `unknown`. */
export type AssessedAnswers = Partial<
  Record<ReportQuestion, string | readonly string[] | undefined>
>;

/** For every named question, one of the listed answers is required. */
export type TextCondition = Partial<Record<ReportQuestion, readonly string[] | null | undefined>>;

/** The answer of a person who skipped the question or did not see it. */
export const UNKNOWN = "unknown";

export function answersTo(answers: AssessedAnswers, question: ReportQuestion): readonly string[] {
  const input = [answers[question] ?? []].flat();
  return input.length > 0 ? input : [UNKNOWN];
}

/** The questions that a condition names. An empty list counts as not named. */
export function namedIn(condition: TextCondition): ReportQuestion[] {
  return REPORT_QUESTIONS.filter((question) => (condition[question]?.length ?? 0) > 0);
}

/** True if a condition matches these answers. A condition that names no question matches nobody. */
export function holds(condition: TextCondition, answers: AssessedAnswers): boolean {
  const named = namedIn(condition);
  return (
    named.length > 0 &&
    named.every((question) =>
      answersTo(answers, question).some((value) => condition[question]?.includes(value)),
    )
  );
}
