import type { NamedCanton, ReportSentence } from "./report-texts.ts";

const PLACEHOLDERS = /\{cantão\}|\{código\}|\{migração\}/;

/** Repeats the sentence for each of these cantons if it names one; otherwise returns it unchanged. */
export function perCanton(
  sentence: ReportSentence,
  cantons: readonly NamedCanton[],
): ReportSentence[] {
  const { text, step } = sentence;
  if (![text, step?.text, step?.url].some((part) => part && PLACEHOLDERS.test(part))) {
    return [sentence];
  }
  return cantons.map((canton) => ({
    ...sentence,
    text: filled(text, canton),
    step: step && filledStep(step, canton),
  }));
}

/** Null if the step links to an office without a known address. */
function filledStep(
  { text, url, language }: NonNullable<ReportSentence["step"]>,
  canton: NamedCanton,
): ReportSentence["step"] {
  if (url?.includes("{migração}") && !canton.migrationOfficeUrl) return null;
  return {
    text: filled(text, canton),
    ...(url && { url: filled(url, canton) }),
    ...(language && { language }),
  };
}

function filled(text: string, { name, code, migrationOfficeUrl }: NamedCanton): string {
  return text
    .replaceAll("{cantão}", name)
    .replaceAll("{código}", code)
    .replaceAll("{migração}", migrationOfficeUrl ?? "");
}
