import { REPORT_TOPICS } from "../../../../contract/account/signup.ts";
import { holds, namedIn, valuesOf } from "../../../../contract/shared/conditions.ts";
import type { AssessedAnswers, TextCondition } from "./conditions.ts";
import type {
  EditorialNotes,
  EligibilityRule,
  ReportSentence,
  ReportTexts,
  NamedCanton,
} from "./report-texts.ts";

type Shown<Text> = Omit<Text, "conditions" | "sort" | keyof EditorialNotes> & {
  /** True if the text reveals the person's permit. Such texts are left out of mails. */
  isReserved: boolean;
};
export type ShownRule = Shown<EligibilityRule>;
export type ShownSentence = Shown<ReportSentence>;

export type EligibilityReport = {
  isGood: boolean;
  /** Every rule that applies, the deciding one first; never empty. */
  rules: readonly ShownRule[];
  sentences: readonly ShownSentence[];
};

const PLACEHOLDERS = /\{cantão\}|\{código\}|\{migração\}/;

/** Repeats the sentence for each of these cantons if it names one; otherwise returns it unchanged. */
function perCanton(sentence: ReportSentence, cantons: readonly NamedCanton[]): ReportSentence[] {
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

export function assess(answers: AssessedAnswers, texts: ReportTexts): EligibilityReport | null {
  const rules = applying(texts.rules, answers).toSorted((one, other) => one.sort - other.sort);
  const [deciding] = rules;
  if (!deciding) return null;
  const sentences = applying(texts.sentences, answers).toSorted(
    (one, other) =>
      REPORT_TOPICS.indexOf(one.answer) - REPORT_TOPICS.indexOf(other.answer) ||
      one.sort - other.sort,
  );
  return {
    isGood: deciding.outcome !== "bad",
    rules: rules.map((rule) => toShown(rule, answers)),
    sentences: sentences.flatMap((sentence) =>
      perCanton(sentence, chosenFor(sentence, answers, texts)).map((each) =>
        toShown(each, answers),
      ),
    ),
  };
}

type Conditional = {
  conditions: readonly TextCondition[];
};

function applying<Text extends Conditional>(texts: readonly Text[], answers: AssessedAnswers) {
  return texts.filter(({ conditions }) => conditions.some((each) => holds(each, answers)));
}

function toShown<Text extends Conditional & EditorialNotes & { sort: number }>(
  text: Text,
  answers: AssessedAnswers,
) {
  const { conditions, sort: _, status: __, lawNote: ___, contradicts: ____, ...said } = text;
  const isReserved = conditions
    .filter((condition) => holds(condition, answers))
    .every((condition) => namedIn(condition).includes("permit"));
  return { ...said, isReserved };
}

function chosenFor({ conditions }: ReportSentence, answers: AssessedAnswers, texts: ReportTexts) {
  const chosen = valuesOf(answers, "cantons");
  const meant = conditions
    .filter((condition) => holds(condition, answers))
    .flatMap((condition) => (condition.cantons?.length ? condition.cantons : chosen));
  return chosen.flatMap((code) => {
    const canton = texts.cantons.find((each) => each.code === code);
    return canton && meant.includes(code) ? [canton] : [];
  });
}
