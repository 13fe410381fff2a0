import type { DayName } from "../../../../contract/switzerland/plan-dates.ts";
import type { PageLanguage } from "../../../../contract/account/signup.ts";
import type {
  LetterField,
  LetterKey,
  LetterLanguage,
} from "../../../../contract/switzerland/letters.ts";

/** A letter that members fill in. One without a check date is the editors' task. */
export type SeedLetter = {
  key: LetterKey;
  title: string;
  summary: string;
  recipient: string;
  fields: readonly LetterField[];
  texts: Record<LetterLanguage, { subject: string; paragraphs: readonly string[] }>;
  /** The page itself tells to send a registered letter, and to sign. */
  posting: { isRegistered: boolean; hint: string };
  /** Last day of arrival, in the format of `contract/switzerland/plan-dates.ts`. */
  deadline:
    | { yearly: { month: number; day: number; workingDay?: true } }
    | { from: DayName; days: number; before?: DayName }
    | { from: DayName; lease: true }
    | null;
  /** Advised days in the post before the deadline. */
  postBeforeDays: number;
  legalSource: string;
  sourceName: string;
  sourceUrl: string;
  sourceLanguage: PageLanguage;
  checkedOn: string | null;
  toConfirm: string | null;
};
