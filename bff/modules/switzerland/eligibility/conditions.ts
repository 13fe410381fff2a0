import type { ReportQuestion } from "../../../../contract/account/signup.ts";

/** A person's answers. A missing one counts as `unknown`. */
export type AssessedAnswers = Partial<
  Record<ReportQuestion, string | readonly string[] | undefined>
>;

/** For every named question, one of the listed answers is required. */
export type TextCondition = Partial<Record<ReportQuestion, readonly string[] | null | undefined>>;
