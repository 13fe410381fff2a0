import type { EligibilityReport } from "./assess.ts";
import type { ReportTexts } from "./report-texts.ts";

export function contradictionsIn(
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
