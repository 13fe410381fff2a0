import { createHmac } from "node:crypto";
import { ServiceError } from "../../errors.ts";
import { assess } from "./assess.ts";
import type { AssessedAnswers, EligibilityReport, EligibilityRule } from "./assess.ts";

export interface Eligibility {
  /**
   * The report by the rules of now; null when they say nothing about these answers.
   * @throws {ServiceError} `unavailable` when the rules cannot be read and never were
   */
  assess(answers: AssessedAnswers): Promise<VersionedReport | null>;
}

export interface VersionedReport extends EligibilityReport {
  /** Changes when what the rules say to these answers changes. */
  version: string;
}

export interface EligibilityDeps {
  /** The published rules. */
  listRules: () => Promise<EligibilityRule[]>;
  now: () => Date;
  /** Keys the version: it is stored in the clear, and must not tell which answers led to the report. */
  versionKey: string;
  /** Told when the last known rules stand in for those that cannot be read. */
  onAway: (error: unknown) => void;
}

const freshMs = 60_000;

/** The eligibility report, always by the newest rules that can be had. */
export function createEligibility({
  listRules,
  now,
  versionKey,
  onAway,
}: EligibilityDeps): Eligibility {
  let known: { rules: EligibilityRule[]; readAtMs: number } | null = null;

  async function currentRules(): Promise<EligibilityRule[]> {
    const ageMs = known ? now().getTime() - known.readAtMs : Number.POSITIVE_INFINITY;
    if (known && ageMs >= 0 && ageMs < freshMs) return known.rules;
    try {
      const rules = await listRules();
      known = { rules, readAtMs: now().getTime() };
      return rules;
    } catch (cause) {
      if (!known) throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause });
      onAway(cause);
      return known.rules;
    }
  }

  return {
    async assess(answers) {
      const report = assess(answers, await currentRules());
      if (!report) return null;
      const version = createHmac("sha256", versionKey)
        .update(`report-version:${JSON.stringify(report)}`)
        .digest("base64url");
      return { ...report, version: version.slice(0, 22) };
    },
  };
}
