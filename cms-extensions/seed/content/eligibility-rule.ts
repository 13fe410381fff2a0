/** One rule of Swiss migration law as the signup report tells it; `conditions` say whom it concerns. */
export interface SeedEligibilityRule {
  code: `${"G" | "B"}${number}`;
  outcome: "good" | "conditional" | "bad";
  sort: number;
  /** Alternatives; within one, every named answer must be among the listed ones. */
  conditions: readonly {
    passport?: readonly string[];
    job?: readonly string[];
    /** `unknown` stands for whoever did not say it, or was not asked. */
    permit?: readonly string[];
  }[];
  title: string;
  rule: string;
  possible: readonly string[];
  limits: readonly string[];
  illegal: string | null;
  realisticTime: string | null;
  steps: readonly { text: string; url?: string }[];
  sourceName: string;
  sourceUrl: string;
  reviewedAt: string;
  reviewDueAt: string;
}

export const review = { reviewedAt: "2026-11-21", reviewDueAt: "2027-05-21" };
export const foreignersAct = "https://www.fedlex.admin.ch/eli/cc/2007/758/de";
