import { signup } from "~/i18n/pt-BR/account/signup";
import { formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { toPrintable } from "../../../../contract/shared/text.ts";
import { languageWords, reviewWords, sentencesByTopic } from "./report-words";
import type {
  AnswerLabels,
  EligibilityReport,
  ReportRule,
  ReportStep,
  TextSource,
} from "~/features/signup/flow/signup-view";

const t = translator("signup", signup);

const MARGIN = 56;
const COLOURS = { ink: "#15181c", quiet: "#4a525c", link: "#0d6b80", mark: "#b9161d" };

type Page = { report: EligibilityReport; labels: AnswerLabels; publicOrigin: string; now: Date };

/** Tagged, so that screen readers find headings, lists and links in order. */
export async function writeReportPdf({
  report,
  labels,
  publicOrigin,
  now,
}: Page): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PdfDocument } = await import("pdfkit");
  const doc = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: "pt-BR",
    pdfVersion: "1.7",
    info: { Title: t("own.title"), Author: "Portal Suíça", CreationDate: now },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", resolve));
  const root = doc.struct("Document");
  doc.addStructure(root);

  type Look = { size?: number; isBold?: boolean; colour?: string; gap?: number; link?: string };
  function put(kind: string, text: string, look: Look = {}, parent = root): void {
    const { size = 11, isBold = false, colour = COLOURS.ink, gap = 6, link } = look;
    const draw = () => {
      doc
        .font(isBold ? "Helvetica-Bold" : "Helvetica")
        .fontSize(size)
        .fillColor(colour)
        .text(toPrintable(text), { lineGap: 2, underline: Boolean(link), link: link ?? null });
      doc.moveDown(gap / size);
    };
    parent.add(doc.struct(kind, {}, draw));
  }

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
    put("Link", words, { gap: 4, colour: COLOURS.link, link });
  }

  function sourceOf(source: TextSource): void {
    const note = languageWords(source.sourceLanguage);
    if (source.sourceUrl) {
      const words = `${t("report.source")}: ${source.sourceName}${note ? ` (${note})` : ""}`;
      put("Link", words, { size: 9, gap: 2, colour: COLOURS.link, link: source.sourceUrl });
    }
    put("P", reviewWords(source), { size: 9, colour: COLOURS.quiet, gap: 10 });
  }

  function ruleOf(rule: ReportRule): void {
    heading(2, rule.title);
    if (rule.outcome === "conditional") {
      put("P", t("report.conditional"), { colour: COLOURS.mark, isBold: true });
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
  put("P", t("own.pdfMade", { date: formatDate(now.toISOString()) }), { colour: COLOURS.quiet });
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
  root.end();

  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // The page number is inside the bottom margin, where text would start a new page.
    doc.page.margins.bottom = 0;
    const words = t("own.pdfPage", { page: page + 1, total: count });
    doc.markContent("Artifact", { type: "Pagination" });
    doc
      .font("Helvetica")
      .fontSize(9)
      .fillColor(COLOURS.quiet)
      .text(words, MARGIN, doc.page.height - MARGIN / 2, { lineBreak: false });
    doc.endMarkedContent();
  }
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
