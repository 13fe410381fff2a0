import { formatDate } from "~/i18n/format";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import type { EligibilityReport, ReportSentence, TextSource } from "~/service/signup-api.server";
import {
  type PageLanguage,
  REPORT_TOPICS,
  type ReportTopic,
} from "../../../../contract/account/signup.ts";

const t = translator("signup", signup);

export function sentencesByTopic({
  sentences,
}: EligibilityReport): { topic: ReportTopic; sentences: ReportSentence[] }[] {
  return REPORT_TOPICS.map((topic) => ({
    topic,
    sentences: sentences.filter(({ answer }) => answer === topic),
  })).filter((part) => part.sentences.length > 0);
}

const day = (date: string) => formatDate(`${date}T12:00:00Z`);

/** When the texts of a report were reviewed, and when they are next: the earliest of each. */
export function reviewWords(texts: readonly TextSource[]): string {
  const earliest = (dates: string[]) => dates.toSorted()[0] ?? "";
  return t("report.reviewed", {
    date: day(earliest(texts.map(({ reviewedAt }) => reviewedAt))),
    due: day(earliest(texts.map(({ reviewDueAt }) => reviewDueAt))),
  });
}

export function languageWords(language: PageLanguage | null | undefined): string | null {
  return !language || language === "pt" ? null : t(`report.languages.${language}`);
}

/** What a text is if it is no confirmed rule; null for one that is. */
export function unconfirmedWords({ lawState }: TextSource): string | null {
  return lawState === "checked" ? null : t(`report.unconfirmed.${lawState}`);
}
