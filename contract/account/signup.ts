/** The thirteen steps in order. A report ends with one of two news items. */
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

export const PASSPORTS = ["yes", "in_process", "family", "no"] as const;
export const COUNTRIES = ["CH", "PT", "IT", "ES", "DE", "other"] as const;
/** The relative with the passport, as seen from the member. */
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

/** Languages with a question about the level. */
export const LANGUAGES = ["german", "french", "italian"] as const;

/** Maximum cantons and maximum goals of one person. */
export const MOST_CHOICES = 3;

/** Answers that report texts may depend on; `stay` is derived from the month of arrival. */
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

export const REPORT_OUTCOMES = ["good", "conditional", "bad"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Question that a report sentence belongs to. */
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

export const PAGE_LANGUAGES = ["pt", "de", "fr", "it", "en"] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/**
 * - `checked`: an editor verified it in the official text
 * - `to_confirm`: not yet verified; readers see a note
 * - `advice`: a suggestion of the editors, not a rule
 */
export const LAW_STATES = ["checked", "to_confirm", "advice"] as const;
export type LawState = (typeof LAW_STATES)[number];
