/** What a rule of the CMS says, and to whom. */
export interface EligibilityRule {
  code: string;
  outcome: "good" | "conditional" | "bad";
  /** Lower ones come first; the first that applies decides the news. */
  sort: number;
  /** Alternatives; within one every named answer must be among the listed ones. */
  conditions: readonly RuleCondition[];
  title: string;
  rule: string;
  possible: readonly string[];
  limits: readonly string[];
  illegal: string | null;
  realisticTime: string | null;
  steps: readonly { text: string; url?: string | undefined }[];
  sourceName: string;
  sourceUrl: string;
  /** ISO date. */
  reviewedAt: string;
  /** ISO date after which the text is due to be read again. */
  reviewDueAt: string;
}

export interface RuleCondition {
  passport?: readonly string[] | undefined;
  job?: readonly string[] | undefined;
  /** `unknown` stands for whoever did not say it, or was not asked. */
  permit?: readonly string[] | undefined;
}

/** The answers the rules look at. */
export interface AssessedAnswers {
  passport: string;
  job: string;
  /** Optional to say, and asked only of who works in Switzerland already. */
  permit?: string | undefined;
}

export interface EligibilityReport {
  isGood: boolean;
  /** Every rule that applies, the deciding one first; never empty. */
  rules: readonly Omit<EligibilityRule, "conditions" | "sort">[];
}

/** The report for these answers, or null when no rule says anything about them. Pure. */
export function assess(
  answers: AssessedAnswers,
  rules: readonly EligibilityRule[],
): EligibilityReport | null {
  const applying = rules
    .filter(({ conditions }) => conditions.some((condition) => holds(condition, answers)))
    .toSorted((one, other) => one.sort - other.sort);
  const [deciding] = applying;
  if (!deciding) return null;
  return {
    isGood: deciding.outcome !== "bad",
    rules: applying.map(({ conditions: _, sort: __, ...told }) => told),
  };
}

/** A condition that names nothing concerns nobody. */
function holds(condition: RuleCondition, { passport, job, permit = "unknown" }: AssessedAnswers) {
  const named = [
    { among: condition.passport, answer: passport },
    { among: condition.job, answer: job },
    { among: condition.permit, answer: permit },
  ].filter(({ among }) => among !== undefined);
  return named.length > 0 && named.every(({ among, answer }) => among?.includes(answer));
}
