import { z } from "zod";
import {
  LAW_STATES,
  PAGE_LANGUAGES,
  REPORT_OUTCOMES,
  REPORT_QUESTIONS,
  REPORT_TOPICS,
} from "../signup.ts";
import { memberAnswers } from "./signup-v1.ts";

const chosen = z.string().max(20);
export const previewInput = z.partialRecord(
  z.enum(REPORT_QUESTIONS),
  z.union([chosen, z.array(chosen).max(10)]),
);

const pageLanguage = z.enum(PAGE_LANGUAGES);

const textSource = z.object({
  sourceName: z.string(),
  sourceUrl: z.string().nullable(),
  sourceLanguage: pageLanguage.nullable(),
  lawState: z.enum(LAW_STATES),
  /** ISO dates. */
  reviewedAt: z.string(),
  reviewDueAt: z.string(),
});
export type TextSource = z.output<typeof textSource>;

/** `url` is a portal path (`/app/…`) or an https address. */
const reportStep = z.object({
  text: z.string(),
  url: z.string().exactOptional(),
  language: pageLanguage.exactOptional(),
});
export type ReportStep = z.output<typeof reportStep>;

/** The text reveals the permit and is left out of mails. */
const isReserved = z.boolean();

const reportSentence = textSource.extend({
  isReserved,
  code: z.string(),
  answer: z.enum(REPORT_TOPICS),
  text: z.string(),
  step: reportStep.nullable(),
});
export type ReportSentence = z.output<typeof reportSentence>;

const reportRule = textSource.extend({
  isReserved,
  code: z.string(),
  outcome: z.enum(REPORT_OUTCOMES),
  title: z.string(),
  rule: z.string(),
  possible: z.array(z.string()),
  limits: z.array(z.string()),
  illegal: z.string().nullable(),
  realisticTime: z.string().nullable(),
  steps: z.array(reportStep),
});
export type ReportRule = z.output<typeof reportRule>;

const eligibilityReport = z.object({
  isGood: z.boolean(),
  rules: z.array(reportRule),
  sentences: z.array(reportSentence),
});
export type EligibilityReport = z.output<typeof eligibilityReport>;

export const memberReport = z.object({
  /** `version` changes when the texts for these answers change. */
  report: eligibilityReport.extend({ version: z.string() }).nullable(),
  /** The report has changed since the member last read it. */
  hasChanged: z.boolean(),
  answers: memberAnswers,
});
export type MemberReport = z.output<typeof memberReport>;

/** Report for chosen answers, with details for editors only. */
export const reportPreview = z.object({
  report: eligibilityReport.nullable(),
  notes: z.record(
    z.string(),
    z.object({
      status: z.string(),
      lawNote: z.string().nullable(),
      contradicts: z.array(z.string()),
    }),
  ),
  /** Pairs of sentence codes that must not appear together. */
  contradictions: z.array(z.tuple([z.string(), z.string()])),
});
export type ReportPreview = z.output<typeof reportPreview>;
