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

export function reviewWords({ lawState, reviewedAt, reviewDueAt }: TextSource): string {
  const day = (date: string) => formatDate(`${date}T12:00:00Z`);
  return t(`report.${lawState}`, { date: day(reviewedAt), due: day(reviewDueAt) });
}

export function languageWords(language: PageLanguage | null | undefined): string | null {
  return !language || language === "pt" ? null : t(`report.languages.${language}`);
}
