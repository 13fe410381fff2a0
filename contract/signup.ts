/** The thirteen steps in their order; a report ends in one of the two news. */
export const SIGNUP_STEPS = [
  "intro",
  "name",
  "email",
  "confirm-email",
  "create-account",
  "european-passport",
  "job-opportunity",
  "time-to-switzerland",
  "commitment",
  "good-news",
  "bad-news",
  "payment",
  "welcome",
] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];

/** The answers one may choose, in the order they are shown. */
export const PASSPORTS = ["yes", "in_process", "family", "no"] as const;
export const COUNTRIES = ["CH", "PT", "IT", "ES", "DE", "other"] as const;
/** Who in the family has the passport, seen from the member. */
export const RELATIONS = ["spouse", "partner", "engaged", "child", "parent"] as const;
export const JOBS = [
  "contract",
  "interviewing",
  "searching",
  "not_looking",
  "study",
  "working",
] as const;
export const TIMES = ["there", "under_3", "3_6", "6_12", "over_12", "unknown"] as const;
export const HOURS = ["1_3", "3_5", "5_10", "over_10", "unknown"] as const;
export const LEVELS = ["A0", "A1", "A2", "B1", "B2", "C1", "C2", "unknown"] as const;
export const GOALS = [
  "job",
  "permit",
  "language",
  "housing",
  "health",
  "taxes",
  "family",
  "study",
  "friends",
  "unknown",
] as const;

/** The languages whose level is asked for, a question each. */
export const LANGUAGES = ["german", "french", "italian"] as const;

/** Most cantons and most goals of one person. */
export const MOST_CHOICES = 3;

/** What the texts of the report may depend on; `stay` is made from the month of arrival. */
export const REPORT_QUESTIONS = [
  "passport",
  "country",
  "relation",
  "job",
  "permit",
  "time",
  "stay",
  "cantons",
  "hours",
  ...LANGUAGES,
  "goals",
] as const;
export type ReportQuestion = (typeof REPORT_QUESTIONS)[number];

/** How a rule of the report turns out. */
export const REPORT_OUTCOMES = ["good", "conditional", "bad"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Under which question a sentence of the report stands. */
export const REPORT_TOPICS = [
  "passport",
  "job",
  "permit",
  "time",
  "cantons",
  "hours",
  "languages",
  "goals",
] as const;
export type ReportTopic = (typeof REPORT_TOPICS)[number];

/** Languages of the pages that a report leads to. */
export const PAGE_LANGUAGES = ["pt", "de", "fr", "it", "en"] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/**
 * - `checked`: somebody read it in the official text
 * - `to_confirm`: nobody did so yet, and readers are told
 * - `advice`: what the editors suggest, no rule
 */
export const LAW_STATES = ["checked", "to_confirm", "advice"] as const;
export type LawState = (typeof LAW_STATES)[number];
