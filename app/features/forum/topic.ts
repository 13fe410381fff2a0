import type { Author } from "~/content/author";
import type { LessonLink } from "~/content/lesson-link";
import type { When } from "~/i18n/when";
import type { ShownValidFor } from "~/content/valid-for/valid-for";
import type { CardField } from "../../../contract/context-card.ts";
import type { TopicType } from "../../../contract/forum.ts";

export const topicSorts = ["active", "new", "top"] as const;
export type TopicSort = (typeof topicSorts)[number];

export const topicStates = ["solved", "unsolved", "unanswered"] as const;
export type TopicState = (typeof topicStates)[number];

/** What an address asks of the list; slugs and codes as they stand there. */
export type TopicFilter = {
  category: string | null;
  tag: string | null;
  canton: string | null;
  state: TopicState | null;
  sort: TopicSort;
  page: number;
  /** The last topic of the page before, as `TopicList` names it; null where a page is only counted off. */
  after: string | null;
};

/** Something that who asks told about themselves. */
export type CardLine = { field: CardField; label: string; text: string };

type Label = { slug: string; name: string };

/** Replies that came since somebody was last in a topic: how many, and the number of the first. */
export type TopicNews = { count: number; from: number };

/** A topic in a list, as its reader sees it. Dates are formatted on the server, so both sides agree. */
export type TopicCard = {
  id: string;
  title: string;
  /** With locale. */
  path: string;
  type: TopicType;
  isClosed: boolean;
  isSolved: boolean;
  isPinned: boolean;
  category: Label | null;
  tags: Label[];
  cantonCodes: string[];
  author: Author | null;
  created: When;
  active: When;
  replyCount: number;
  score: number;
  /** The reader was there before, and something was said since. */
  hasNews: boolean;
  /** Replies since then; null where there are none, or how many can't be known right now. */
  news: TopicNews | null;
};

export type TopicList = {
  topics: TopicCard[];
  totalCount: number;
  page: number;
  pageCount: number;
  /** The last topics here, after which the next page begins whatever was answered meanwhile. */
  last: string | null;
  /** When it was so, where it can't be asked for now; else null. */
  asOfLabel: string | null;
};

export const followLevels = ["watch", "track", "normal", "mute"] as const;
export type FollowLevel = (typeof followLevels)[number];

/** The article that a topic became. */
export type ArticleOfTopic = {
  title: string;
  /** With locale. */
  path: string;
  /** It was published, corrected or reviewed after the last word in the topic. */
  isNewer: boolean;
};

export type Solution = {
  id: string;
  number: number;
  author: Author | null;
  body: string;
  validFor: ShownValidFor | null;
};

/** A poll as its reader sees it. */
export type TopicPoll = {
  question: string;
  /** In words too, so that no bar has to be measured. */
  options: { label: string; count: number; text: string }[];
  totalCount: number;
  /** The reader's own vote, by the place of its option; null for none. */
  ownChoice: number | null;
  isOver: boolean;
  endsLabel: string;
  mayVote: boolean;
  mayEnd: boolean;
};

/** A topic's page as its reader sees it. */
export type TopicItem = TopicCard & {
  /** When it was so, while Directus is unavailable; else null. */
  asOfLabel: string | null;
  bodyHtml: string;
  /** Empty where its author told nothing about themselves. */
  context: CardLine[];
  /** Null where there is none that its reader may open. */
  article: ArticleOfTopic | null;
  /** The class of a course it asks about; null where it asks about none. */
  lesson: LessonLink | null;
  /** Only the team writes topics that nobody signed. */
  isExample: boolean;
  /** When it was changed after a while; null where its first text stands. */
  edited: When | null;
  editCount: number;
  /** Why the team changed it; null where it did not. */
  teamEditReason: string | null;
  /** A member waits so long between two replies; 0 is no wait. */
  slowModeMinutes: number;
  /** The topic that the team took it from, and the one that it took replies to; with locale. */
  splitFrom: string | null;
  splitInto: string | null;
  poll: TopicPoll | null;
  isOwn: boolean;
  /** Who began it; null of members who are gone, and of what nobody signed. */
  authorId: string | null;
  /** Nothing was said in it for half a year. */
  isOld: boolean;
  /** Waits for the team, or was hidden by it: seen by its author alone. */
  isHidden: boolean;
  /** Of what is hidden: nobody of the team decided yet. */
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
  /** Why the team changed it; null where its author did. */
  reason: string | null;
  untilLabel: string;
};

/** Why something was not written; words for each stand in i18n. */
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
