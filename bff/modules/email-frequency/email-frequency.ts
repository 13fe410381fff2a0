import type { frequencies } from "../../db/tables/preferences.ts";

export type Frequency = (typeof frequencies)[number];

/** Content that is told by mail; the names of the collections in Directus. */
export const contentLists = ["articles", "news", "videos", "courses"] as const;
export type ContentList = (typeof contentLists)[number];

/** Everything one can unsubscribe from. Mail about payment and the account itself is none of these. */
export const mailLists = [...contentLists, "forum", "product"] as const;
export type MailList = (typeof mailLists)[number];

export interface EmailFrequency {
  id: string;
  userId: string;
  articlesFrequency: Frequency;
  newsFrequency: Frequency;
  videosFrequency: Frequency;
  coursesFrequency: Frequency;
  forumFrequency: Frequency;
  wantsProductMail: boolean;
  /** Nothing of these lists is sent before; null when nothing is paused. */
  pausedUntil: Date | null;
}

export type FrequencyField =
  "articlesFrequency" | "newsFrequency" | "videosFrequency" | "coursesFrequency" | "forumFrequency";

/** Where the frequency of a list is kept. */
export const fieldOf = (list: Exclude<MailList, "product">): FrequencyField => `${list}Frequency`;

/** What a member wishes of a list, as it is kept to be undone. */
export type ListChoice = { list: MailList; frequency: Frequency };

export function frequencyOf(settings: EmailFrequency, list: MailList): Frequency {
  if (list !== "product") return settings[fieldOf(list)];
  return settings.wantsProductMail ? "instant" : "never";
}

/** The columns that make a list have this frequency. */
export function columnsFor(list: MailList, frequency: Frequency): Partial<EmailFrequency> {
  return list === "product"
    ? { wantsProductMail: frequency !== "never" }
    : { [fieldOf(list)]: frequency };
}

export function isPaused({ pausedUntil }: EmailFrequency, now: Date): boolean {
  return pausedUntil !== null && pausedUntil > now;
}
