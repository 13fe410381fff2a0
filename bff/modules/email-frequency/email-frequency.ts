import { openKinds, type DigestList, type MailList } from "../../../contract/content-kinds.ts";
import type { Frequency } from "../../../contract/email-frequency.ts";
import type { NoticeMailField, PushField } from "../../../contract/notifications.ts";

export type { Frequency };

/** Content of which mails tell: no mail leads to a page that is still to come. */
export const openContentLists = openKinds;

/** Lists one wants or does not, with where that is kept: what there is to tell comes at once. */
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
  /** Nothing of these lists is sent before; null when nothing is paused. */
  pausedUntil: Date | null;
} & Record<FrequencyField, Frequency> &
  Record<WantsField | PushField | NoticeMailField, boolean>;

/** Where the frequency of a list is kept. */
export const fieldOf = (list: DigestList): FrequencyField => `${list}Frequency`;

/** What a member wants of a list, as it is kept to be undone. */
export type ListChoice = { list: MailList; frequency: Frequency };

const isWanted = (list: MailList): list is WantedList => list in wantsFields;

export function frequencyOf(settings: EmailFrequency, list: MailList): Frequency {
  if (isWanted(list)) return settings[wantsFields[list]] ? "instant" : "never";
  return settings[fieldOf(list)];
}

/** The columns that make a list have this frequency. */
export function columnsFor(list: MailList, frequency: Frequency): Partial<EmailFrequency> {
  if (isWanted(list)) return { [wantsFields[list]]: frequency !== "never" };
  return { [fieldOf(list)]: frequency };
}

export function isPaused({ pausedUntil }: EmailFrequency, now: Date): boolean {
  return pausedUntil !== null && pausedUntil > now;
}
