import { z } from "zod";
import {
  SIGNUP_STEPS,
  type SignupStep,
  LAW_STATES,
  PAGE_LANGUAGES,
  REPORT_OUTCOMES,
  REPORT_QUESTIONS,
  REPORT_TOPICS,
} from "../account/signup.ts";
import { isShortCode } from "../shared/text.ts";
import { linkState, moment, typedPassword } from "./common.ts";

export const memberSteps = [
  "european-passport",
  "job-opportunity",
  "time-to-switzerland",
  "commitment",
  "good-news",
  "bad-news",
  "payment",
  "welcome",
] as const satisfies readonly SignupStep[];

const values = z.record(z.string(), z.unknown());
/** Saves the valid fields of an incomplete step without going on. */
const isSavedOnly = z.boolean().default(false);

export const signupStartInput = z.strictObject({
  referral: z.string().refine(isShortCode).nullable(),
});
export const signupQuery = z.object({
  step: z
    .enum([...SIGNUP_STEPS, "report"])
    .nullable()
    .catch(null),
});
export const visitorStepInput = z.strictObject({
  step: z.enum(["name", "email"]),
  values,
  isKeptOnly: isSavedOnly,
  /** Honeypot field, invisible to people. */
  trap: z.string().max(500).default(""),
});
export const memberStepInput = z.strictObject({
  step: z.enum(memberSteps),
  values,
  isKeptOnly: isSavedOnly,
});
export const confirmCodeInput = z.strictObject({ code: z.string().max(20) });
export const confirmLinkInput = z.strictObject({ token: z.string().regex(/^[\w-]{20,64}$/) });
export const accountInput = z.strictObject({ password: typedPassword });

/** Step that the app must show; `done` comes after the last one. */
const shownStep = z.object({
  step: z.enum([...SIGNUP_STEPS, "done"]),
  place: z.number(),
  back: z.enum(SIGNUP_STEPS).nullable(),
});
export type ShownStep = z.output<typeof shownStep>;

export const visitorSignup = z.object({
  shown: shownStep,
  hasAccount: z.boolean(),
  answers: z.object({
    firstName: z.string().exactOptional(),
    lastName: z.string().exactOptional(),
    email: z.string().exactOptional(),
    acceptsTerms: z.boolean(),
    /** Absent if the visitor was not asked. */
    wantsNewsletter: z.boolean().exactOptional(),
  }),
  /** Null before the first mail. */
  resendAt: moment.nullable(),
});
export type VisitorSignup = z.output<typeof visitorSignup>;
export const signupStarted = z.object({ token: z.string(), signup: visitorSignup });

const text = z.string().exactOptional();
export const memberAnswers = z.object({
  passport: text,
  country: text,
  relation: text,
  job: text,
  permit: text,
  time: text,
  since: text,
  cantons: z.array(z.string()).exactOptional(),
  hours: text,
  german: text,
  french: text,
  italian: text,
  goals: z.array(z.string()).exactOptional(),
});
export type MemberAnswers = z.output<typeof memberAnswers>;

export const memberSignup = z.object({
  shown: shownStep,
  isBegun: z.boolean(),
  answers: memberAnswers,
});
export type MemberSignup = z.output<typeof memberSignup>;

export const linkReading = z.object({
  state: linkState,
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  startedAt: moment.nullable(),
});
export type LinkReading = z.output<typeof linkReading>;
/** Draft token for a device that does not have it yet. */
export const linkUsed = z.object({ deviceToken: z.string().nullable() });

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
  reviewedAt: z.string(),
  reviewDueAt: z.string(),
});
export type TextSource = z.output<typeof textSource>;

/** `url` is a portal path without the language (`/app/…`, `/signup…`) or an https address. */
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
