import { createHmac } from "node:crypto";
import { ServiceError } from "../../../errors.ts";
import { assess } from "./assess.ts";
import type { EligibilityReport } from "./assess.ts";
import type { AssessedAnswers } from "./conditions.ts";
import type { ReportTexts } from "./report-texts.ts";

export type Eligibility = {
  /**
   * The report by the current texts. Null if no rule applies to these answers.
   * @throws {ServiceError} `unavailable` if the texts cannot be read and none are cached
   */
  assess(answers: AssessedAnswers): Promise<VersionedReport | null>;
};

export type VersionedReport = EligibilityReport & {
  version: string;
};

export type EligibilityDeps = {
  /** Published texts only. */
  readTexts: () => Promise<ReportTexts>;
  now: () => Date;
  /**
   * Key for the version: it is stored in the clear, and must not reveal which answers led to the report.
   */
  versionKey: string;
  /** Called when cached texts replace texts that cannot be read. */
  onUnavailable: (error: unknown) => void;
};

const FRESH_MS = 60_000;

export function createEligibility({
  readTexts,
  now,
  versionKey,
  onUnavailable,
}: EligibilityDeps): Eligibility {
  let known: { texts: ReportTexts; readAtMs: number } | null = null;

  async function currentTexts(): Promise<ReportTexts> {
    const ageMs = known ? now().getTime() - known.readAtMs : Number.POSITIVE_INFINITY;
    if (known && ageMs >= 0 && ageMs < FRESH_MS) return known.texts;
    try {
      const texts = await readTexts();
      known = { texts, readAtMs: now().getTime() };
      return texts;
    } catch (cause) {
      if (!known) throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause });
      onUnavailable(cause);
      return known.texts;
    }
  }

  return {
    async assess(answers) {
      const report = assess(answers, await currentTexts());
      if (!report) return null;
      const version = createHmac("sha256", versionKey)
        .update(`report-version:${JSON.stringify(report)}`)
        .digest("base64url");
      return { ...report, version: version.slice(0, 22) };
    },
  };
}
