import type { EligibilityReport } from "~/service/signup-api.server";
import { assess } from "../../bff/modules/switzerland/eligibility/assess.ts";
import type { AssessedAnswers } from "../../bff/modules/switzerland/eligibility/conditions.ts";
import { seededTexts } from "./report-texts.ts";

/** The report as the service returns it, from the seeded texts. */
export function makeReport(answers: AssessedAnswers): EligibilityReport {
  const report = assess(answers, seededTexts);
  if (!report) throw new Error("No rule speaks of these answers");
  return JSON.parse(JSON.stringify(report)) as EligibilityReport;
}
