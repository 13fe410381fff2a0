import { signup } from "~/i18n/pt-BR/account/signup";
import { formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { openPdf, PDF_COLOURS } from "~/process/pdf.server";
import { languageWords, reviewWords, sentencesByTopic, unconfirmedWords } from "./report-words";
import type {
  AnswerLabels,
  EligibilityReport,
  PlanFirst,
  ReportRule,
  ReportStep,
  TextSource,
} from "~/features/signup/flow/signup-view";

const t = translator("signup", signup);

const MARGIN = 56;

type Page = {
  report: EligibilityReport;
  labels: AnswerLabels;
  /** Null while the plan is unavailable or has nothing open. */
  planStep: PlanFirst | null;
  publicOrigin: string;
  now: Date;
};

/** Tagged, so that screen readers find headings, lists and links in order. */
export async function writeReportPdf({
  report,
  labels,
  planStep,
  publicOrigin,
  now,
}: Page): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, root, put, finish } = await openPdf({
    title: t("own.title"),
    lang: "pt-BR",
    margin: MARGIN,
    now,
  });

  const heading = (level: 1 | 2 | 3, text: string) =>
    put(`H${level}`, text, { size: [0, 22, 15, 12][level] ?? 12, isBold: true });

  function listed(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const list = doc.struct("L");
    root.add(list);
    for (const text of texts) {
      const item = doc.struct("LI");
      list.add(item);
      put("LBody", `• ${text}`, { gap: 4 }, item);
      item.end();
    }
    list.end();
  }

  function stepTo({ text, url, language }: ReportStep, place?: number): void {
    const note = languageWords(language);
    const words = `${place ? `${place}. ` : ""}${text}${note ? ` (${note})` : ""}`;
    if (!url) return put("P", words, { gap: 4 });
    const link = url.startsWith("/") ? new URL(`/pt-BR${url}`, publicOrigin).href : url;
    put("Link", words, { gap: 4, colour: PDF_COLOURS.link, link });
  }

  function sourceOf(source: TextSource): void {
    const note = languageWords(source.sourceLanguage);
    if (source.sourceUrl) {
      const words = `${t("report.source")}: ${source.sourceName}${note ? ` (${note})` : ""}`;
      put("Link", words, { size: 9, gap: 2, colour: PDF_COLOURS.link, link: source.sourceUrl });
    }
    const unconfirmed = unconfirmedWords(source);
    if (unconfirmed) put("P", unconfirmed, { size: 9, colour: PDF_COLOURS.quiet, gap: 10 });
  }

  function ruleOf(rule: ReportRule): void {
    heading(2, rule.title);
    if (rule.outcome === "conditional") {
      put("P", t("report.conditional"), { colour: PDF_COLOURS.mark, isBold: true });
    }
    put("P", rule.rule);
    for (const [title, lines] of [
      [t("report.possible"), rule.possible],
      [t("report.limits"), rule.limits],
      [t("report.illegal"), rule.illegal ? [rule.illegal] : []],
      [t("report.time"), rule.realisticTime ? [rule.realisticTime] : []],
    ] as const) {
      if (lines.length === 0) continue;
      heading(3, title);
      listed(lines);
    }
    heading(3, t("report.steps"));
    for (const [at, step] of rule.steps.entries()) stepTo(step, at + 1);
    sourceOf(rule);
  }

  heading(1, t("own.title"));
  put("P", t("own.pdfMade", { date: formatDate(now.toISOString()) }), {
    colour: PDF_COLOURS.quiet,
  });
  if (planStep) {
    const { title, when, path } = planStep;
    heading(2, t("report.short.first"));
    stepTo({ text: when ? `${title} (${when})` : title, url: path, language: "pt" });
  }
  const [main, ...others] = report.rules;
  if (main) ruleOf(main);
  const topics = sentencesByTopic(report);
  if (topics.length > 0) heading(2, t("report.answers"));
  for (const { topic, sentences } of topics) {
    heading(3, [t(`report.topics.${topic}`), labels[topic]].filter(Boolean).join(": "));
    for (const sentence of sentences) {
      put("P", sentence.text, { gap: 3 });
      if (sentence.step) stepTo(sentence.step);
      sourceOf(sentence);
    }
  }
  if (others.length > 0) heading(2, t("report.also"));
  for (const rule of others) ruleOf(rule);
  put("P", reviewWords([...report.rules, ...report.sentences]), {
    size: 9,
    colour: PDF_COLOURS.quiet,
  });
  return finish((page, total) => t("own.pdfPage", { page, total }));
}
