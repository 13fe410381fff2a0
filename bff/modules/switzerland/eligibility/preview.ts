import { ServiceError } from "../../../errors.ts";
import { assess } from "./assess.ts";
import type { EligibilityReport } from "./assess.ts";
import type { AssessedAnswers } from "./conditions.ts";
import type { EditorialNotes, ReportTexts } from "./report-texts.ts";

export type ReportPreview = {
  report: EligibilityReport | null;
  notes: Record<string, EditorialNotes>;
  contradictions: [string, string][];
};

export type PreviewDeps = {
  /** The texts as this user sees them in the CMS, including drafts. Null if the CMS denies access. */
  readTextsAs: (userId: string) => Promise<ReportTexts | null>;
};

function contradictionsIn(
  { rules, sentences }: EligibilityReport,
  texts: Pick<ReportTexts, "rules" | "sentences">,
): [string, string][] {
  const codes = new Set([...rules, ...sentences].map(({ code }) => code));
  return [...texts.rules, ...texts.sentences]
    .filter(({ code }) => codes.has(code))
    .flatMap(({ code, contradicts }) =>
      contradicts
        .filter((other) => codes.has(other))
        .map((other): [string, string] => [code, other]),
    );
}

/**
 * Builds a report for editors, with texts that are not published yet. Allowed for any user who may read the texts in the CMS.
 * @throws {ServiceError} `forbidden`
 */
export function createReportPreview({ readTextsAs }: PreviewDeps) {
  return async (userId: string, answers: AssessedAnswers): Promise<ReportPreview> => {
    const texts = await readTextsAs(userId);
    if (!texts) throw new ServiceError("forbidden");
    const report = assess(answers, texts);
    const shownIds = new Set(
      [...(report?.rules ?? []), ...(report?.sentences ?? [])].map(({ code }) => code),
    );
    const notes = [...texts.rules, ...texts.sentences]
      .filter(({ code }) => shownIds.has(code))
      .map(({ code, status, lawNote, contradicts }) => [code, { status, lawNote, contradicts }]);
    return {
      report,
      notes: Object.fromEntries(notes),
      contradictions: report ? contradictionsIn(report, texts) : [],
    };
  };
}
