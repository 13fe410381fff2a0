import type {
  LawState,
  PageLanguage,
  ReportOutcome,
  ReportTopic,
} from "../../../contract/signup.ts";
import type { TextCondition } from "./conditions.ts";

/** Where a text comes from, and when it was looked at. */
export type TextSource = {
  sourceName: string;
  /** Null for advice of the editors alone. */
  sourceUrl: string | null;
  sourceLanguage: PageLanguage | null;
  lawState: LawState;
  /** ISO date. */
  reviewedAt: string;
  /** ISO date after which the text is due to be read again. */
  reviewDueAt: string;
};

/** What editors alone read about a text. */
export type EditorialNotes = {
  status: string;
  /** Where the law was read, and what remains to be confirmed. */
  lawNote: string | null;
  /** Codes of rules and sentences that must not stand in one report with it. */
  contradicts: readonly string[];
};

export type ReportStep = {
  text: string;
  /** A page of the portal (`/app/…`) or https. */
  url?: string | undefined;
  language?: PageLanguage | undefined;
};

/** What a rule of the CMS says, and to whom. */
export type EligibilityRule = TextSource &
  EditorialNotes & {
    code: string;
    outcome: ReportOutcome;
    /** Lower ones come first; the first that applies decides the news. */
    sort: number;
    /** Alternatives. */
    conditions: readonly TextCondition[];
    title: string;
    rule: string;
    possible: readonly string[];
    limits: readonly string[];
    illegal: string | null;
    realisticTime: string | null;
    steps: readonly ReportStep[];
  };

/**
 * What the report says to one answer. `{cantão}` and `{código}` repeat it for each chosen canton,
 * `{migração}` is the address of that canton's migration office.
 */
export type ReportSentence = TextSource &
  EditorialNotes & {
    code: string;
    answer: ReportTopic;
    sort: number;
    /** Alternatives. */
    conditions: readonly TextCondition[];
    text: string;
    step: ReportStep | null;
  };

export type NamedCanton = {
  code: string;
  name: string;
  migrationOfficeUrl: string | null;
};

/** Everything a report is made of. */
export type ReportTexts = {
  rules: readonly EligibilityRule[];
  sentences: readonly ReportSentence[];
  cantons: readonly NamedCanton[];
};
