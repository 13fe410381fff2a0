import type { Author } from "~/content/item/authors.server";
import type { LessonLink } from "~/content/lesson-link";
import type { When } from "~/i18n/when";
import type { CardField } from "../../../contract/community/context-card.ts";
import type { TopicType } from "../../../contract/community/forum.ts";

export const topicSorts = ["active", "new", "top"] as const;
export type TopicSort = (typeof topicSorts)[number];

export const topicStates = ["solved", "unsolved", "unanswered"] as const;
export type TopicState = (typeof topicStates)[number];

/** Topics begun within this period, in days. */
export const topicPeriods = { week: 7, month: 30, year: 365 } as const;
export type TopicPeriod = keyof typeof topicPeriods;

export type TopicFilter = {
  category: string | null;
  tag: string | null;
  canton: string | null;
  state: TopicState | null;
  period: TopicPeriod | null;
  sort: TopicSort;
  page: number;
  /** Cursor from `TopicList.last`. Null for paging by number. */
  after: string | null;
};

export type CardLine = { field: CardField; label: string; text: string };

type Label = { slug: string; name: string };

export type TopicNews = { count: number; from: number };

export type TopicCard = {
  id: string;
  title: string;
  path: string;
  type: TopicType;
  isClosed: boolean;
  isSolved: boolean;
  isPinned: boolean;
  category: Label | null;
  tags: Label[];
  cantonCodes: string[];
  author: Author | null;
  /** Author and latest writers of replies. */
  people: Author[];
  created: When;
  active: When;
  replyCount: number;
  /** Members who opened the topic, without its author. */
  viewCount: number;
  score: number;
  hasNews: boolean;
  isExample: boolean;
  news: TopicNews | null;
};

export type TopicList = {
  topics: TopicCard[];
  totalCount: number;
  page: number;
  pageCount: number;
  /** Cursor for the next page. It stays valid when topics move. */
  last: string | null;
  /** Time of the stored copy while Directus is unavailable, else null. */
  asOfLabel: string | null;
};

export const followLevels = ["watch", "track", "normal", "mute"] as const;
export type FollowLevel = (typeof followLevels)[number];

export type ArticleOfTopic = {
  title: string;
  path: string;
  /** True if the article was published, corrected or reviewed after the topic's last activity. */
  isNewer: boolean;
};

export type Solution = {
  id: string;
  number: number;
  author: Author | null;
};

export type TopicPoll = {
  question: string;
  /** `text` states the result in words, so that no reader has to measure a bar. */
  options: { label: string; count: number; text: string }[];
  totalCount: number;
  ownChoice: number | null;
  isOver: boolean;
  endsLabel: string;
  mayVote: boolean;
  mayEnd: boolean;
};

export type TopicItem = TopicCard & {
  asOfLabel: string | null;
  bodyHtml: string;
  context: CardLine[];
  article: ArticleOfTopic | null;
  lesson: LessonLink | null;
  /** Quick corrections do not count as edits. */
  edited: When | null;
  editCount: number;
  teamEditReason: string | null;
  slowModeMinutes: number;
  splitFrom: string | null;
  splitInto: string | null;
  poll: TopicPoll | null;
  isOwn: boolean;
  /** Null if the author left the portal or the topic has none. */
  authorId: string | null;
  isOld: boolean;
  /** Pending review or hidden by the team: only the author sees it. */
  isHidden: boolean;
  /** True if it is hidden and the team has not decided yet. */
  isPending: boolean;
  mayEdit: boolean;
  mayRemove: boolean;
  isLiked: boolean;
  isFavorite: boolean;
  level: FollowLevel;
  solutions: Solution[];
};

export type TopicRevision = {
  title: string | null;
  body: string | null;
  /** Null if the author made the edit. */
  reason: string | null;
  untilLabel: string;
};

export type TopicProblem =
  | "banned"
  | "title"
  | "body"
  | "shape"
  | "labels"
  | "links"
  | "poll"
  | "pollTier"
  | "pollOver"
  | "choice"
  | "quota"
  | "rate"
  | "same"
  | "late"
  | "answered"
  | "conflict"
  | "refused"
  | "unavailable";
