import { openKinds } from "../../../contract/content/kinds.ts";
import type { DigestList, MailList, Frequency } from "../../../contract/notifications/email.ts";
import type { NoticeMailField, PushField } from "../../../contract/notifications/kinds.ts";

export type { Frequency };

/** Content kinds that mails may contain: no mail links to a page that is not open yet. */
export const openContentLists = openKinds;

const wantsFields = {
  product: "wantsProductMail",
  ideas: "wantsIdeaMail",
  areas: "wantsAreaMail",
  plan: "wantsPlanMail",
  searches: "wantsSearchMail",
  replies: "wantsReplyMail",
  mentions: "wantsMentionMail",
  solutions: "wantsSolutionMail",
  comments: "wantsCommentMail",
  topics: "wantsTopicMail",
  connections: "wantsConnectionMail",
  chats: "wantsChatMail",
  asks: "wantsAskMail",
} as const satisfies Record<Exclude<MailList, DigestList>, string>;

type WantedList = keyof typeof wantsFields;
type WantsField = (typeof wantsFields)[WantedList];
export type FrequencyField = `${DigestList}Frequency`;

export type EmailFrequency = {
  id: string;
  userId: string;
  wantsContentNotice: boolean;
  wantsForumAsks: boolean;
  /** No mail of these lists is sent before this time. Null without a pause. */
  pausedUntil: Date | null;
} & Record<FrequencyField, Frequency> &
  Record<WantsField | PushField | NoticeMailField, boolean>;

export const fieldOf = (list: DigestList): FrequencyField => `${list}Frequency`;

export type ListChoice = { list: MailList; frequency: Frequency };

const isWanted = (list: MailList): list is WantedList => list in wantsFields;

export function frequencyOf(settings: EmailFrequency, list: MailList): Frequency {
  if (isWanted(list)) return settings[wantsFields[list]] ? "instant" : "never";
  return settings[fieldOf(list)];
}

export function columnsFor(list: MailList, frequency: Frequency): Partial<EmailFrequency> {
  if (isWanted(list)) return { [wantsFields[list]]: frequency !== "never" };
  return { [fieldOf(list)]: frequency };
}

export function isPaused({ pausedUntil }: EmailFrequency, now: Date): boolean {
  return pausedUntil !== null && pausedUntil > now;
}
