import { openKinds, type DigestList, type MailList } from "../../../contract/content-kinds.ts";
import type { Frequency } from "../../../contract/email-frequency.ts";
import type { NoticeMailField, PushField } from "../../../contract/notifications.ts";

export type { Frequency };

/** Content of which mails tell: no mail leads to a page that is still to come. */
export const openContentLists = openKinds;

export type EmailFrequency = {
  id: string;
  userId: string;
  articlesFrequency: Frequency;
  newsFrequency: Frequency;
  videosFrequency: Frequency;
  coursesFrequency: Frequency;
  forumFrequency: Frequency;
  wantsProductMail: boolean;
  wantsIdeaMail: boolean;
  wantsAreaMail: boolean;
  wantsPlanMail: boolean;
  wantsSearchMail: boolean;
  wantsContentNotice: boolean;
  wantsForumAsks: boolean;
  /** Nothing of these lists is sent before; null when nothing is paused. */
  pausedUntil: Date | null;
} & Record<PushField | NoticeMailField, boolean>;

export type FrequencyField =
  | "articlesFrequency"
  | "newsFrequency"
  | "videosFrequency"
  | "coursesFrequency"
  | "forumFrequency";

type FrequencyList = DigestList;
type WantsField =
  | "wantsProductMail"
  | "wantsIdeaMail"
  | "wantsAreaMail"
  | "wantsPlanMail"
  | "wantsSearchMail"
  | NoticeMailField;

/** Lists one wants or does not: what there is to tell comes at once. */
const wantsFields: Readonly<Partial<Record<MailList, WantsField>>> = {
  product: "wantsProductMail",
  ideas: "wantsIdeaMail",
  areas: "wantsAreaMail",
  plan: "wantsPlanMail",
  searches: "wantsSearchMail",
  comments: "wantsCommentMail",
  connections: "wantsConnectionMail",
  asks: "wantsAskMail",
};

/** Where the frequency of a list is kept. */
export const fieldOf = (list: FrequencyList): FrequencyField => `${list}Frequency`;

/** What a member wants of a list, as it is kept to be undone. */
export type ListChoice = { list: MailList; frequency: Frequency };

export function frequencyOf(settings: EmailFrequency, list: MailList): Frequency {
  const field = wantsFields[list];
  if (field) return settings[field] ? "instant" : "never";
  return settings[fieldOf(list as FrequencyList)];
}

/** The columns that make a list have this frequency. */
export function columnsFor(list: MailList, frequency: Frequency): Partial<EmailFrequency> {
  const field = wantsFields[list];
  if (field) return { [field]: frequency !== "never" };
  return { [fieldOf(list as FrequencyList)]: frequency };
}

export function isPaused({ pausedUntil }: EmailFrequency, now: Date): boolean {
  return pausedUntil !== null && pausedUntil > now;
}
