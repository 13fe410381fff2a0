import type {
  LawState,
  PageLanguage,
  ReportOutcome,
  ReportTopic,
} from "../../../../contract/account/signup.ts";
import type { TextCondition } from "./conditions.ts";

export type TextSource = {
  sourceName: string;
  /** Null for the editors' own advice. */
  sourceUrl: string | null;
  sourceLanguage: PageLanguage | null;
  lawState: LawState;
  reviewedAt: string;
  reviewDueAt: string;
};

export type EditorialNotes = {
  status: string;
  /** Where the law was read, and what remains to be confirmed. */
  lawNote: string | null;
  /** Codes of rules and sentences that must not appear in the same report. */
  contradicts: readonly string[];
};

export type ReportStep = {
  text: string;
  /** A portal path (`/app/…`) or an https address. */
  url?: string | undefined;
  language?: PageLanguage | undefined;
};

export type EligibilityRule = TextSource &
  EditorialNotes & {
    code: string;
    outcome: ReportOutcome;
    /** Lower ones come first. The first that applies decides the result. */
    sort: number;
    /** Alternatives: one of them must match. */
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
 * A sentence of the report for one answer. `{cantão}` and `{código}` repeat it for each chosen canton,
 * `{migração}` is the address of that canton's migration office.
 */
export type ReportSentence = TextSource &
  EditorialNotes & {
    code: string;
    answer: ReportTopic;
    sort: number;
    conditions: readonly TextCondition[];
    text: string;
    step: ReportStep | null;
  };

export type NamedCanton = {
  code: string;
  name: string;
  migrationOfficeUrl: string | null;
};

export type ReportTexts = {
  rules: readonly EligibilityRule[];
  sentences: readonly ReportSentence[];
  cantons: readonly NamedCanton[];
};
