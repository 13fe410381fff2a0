import type { Draft } from "~/content/drafts/draft";
import type { Author } from "~/content/author";
import type { Moment } from "~/content/film/film";
import type { When } from "~/i18n/when";
import type { ShownValidFor } from "~/content/valid-for/valid-for";
import type { CommentTarget } from "../../../contract/community/comments.ts";

export const commentSorts = ["relevant", "new", "old"] as const;
export type CommentSort = (typeof commentSorts)[number];

/** Comments sort by relevance, forum topics in the order of writing. */
export const firstSortOf = (target: CommentTarget): CommentSort =>
  target === "forum" ? "old" : "relevant";

export type Place = { targetType: CommentTarget; target: string };

export type CommentAuthor = Author & {
  isItemAuthor: boolean;
};

/** A comment as its reader sees it. The server formats dates, so that hydration matches. */
export type ShownComment = {
  id: string;
  number: number;
  isDeleted: boolean;
  /** Null if deleted, or if the member left the portal. */
  author: CommentAuthor | null;
  body: string;
  /** Second of the video. */
  moment: Moment | null;
  /** For forum replies: to whom the information applies. */
  validFor: ShownValidFor | null;
  written: When;
  /** Null if never edited, by author or team. */
  edited: When | null;
  /** Null if the team did not edit it. */
  teamEditReason: string | null;
  score: number;
  isLiked: boolean;
  isPinned: boolean;
  isSolution: boolean;
  isOwn: boolean;
  /** End of the author's edit period. Null if it is over. */
  editableUntil: string | null;
  /** Number of visible replies, loaded or not. */
  replyCount: number;
  replies: ShownComment[];
};

export type WritingBar =
  | { why: "closed" | "paying" }
  | { why: "banned"; reason: string | null; untilLabel: string | null };

/** Minutes between two replies of a member in a topic, and the end of this reader's wait. */
export type SlowMode = { minutes: number; untilLabel: string | null };

export type Thread = {
  /** The page of the item, with locale. */
  item: { title: string; path: string };
  count: number;
  /** Number of the last comment; 0 if there is none. */
  lastNumber: number;
  /** True if the list starts at the requested comment and earlier ones exist. */
  isCutBefore: boolean;
  comments: ShownComment[];
  /** Start of the next page. Null at the end. */
  next: number | null;
  /** Null if the reader may write. */
  bar: WritingBar | null;
  /** Null without slow mode. */
  slow: SlowMode | null;
  /** Names of members whose corrections the editors applied. */
  credits: string[];
  /** True if the reader wrote the topic and can mark its solution. */
  canSolve: boolean;
  /** The reader's stored draft in a topic, possibly from another device. */
  draft: Draft | null;
};

export type MoreReplies = { replies: ShownComment[] };

/** Reason for a rejected form. The texts are in i18n. */
export type CommentProblem =
  | "invalid"
  | "long"
  | "banned"
  | "closed"
  | "paying"
  | "rate"
  | "links"
  | "calls"
  | "slow"
  | "firstDay"
  | "same"
  | "late"
  | "conflict"
  | "refused"
  | "unavailable";

/** Content of a rejected form that was sent without scripts. */
export type RefusedForm = {
  code: CommentProblem;
  /** Id of the comment. Null if invalid. */
  id: string | null;
  body: string;
  /** Null for a comment. */
  correction: { quote: string; proposal: string; reason: string } | null;
};

export type CommentAnswer = {
  code: CommentProblem | null;
  /** The stored comment after writing or editing. */
  comment: ShownComment | null;
};
