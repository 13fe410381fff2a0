import type { Draft } from "~/content/drafts/draft";
import type { Author } from "~/content/author";
import type { Moment } from "~/content/film/film";
import type { When } from "~/i18n/when";
import type { ShownValidFor } from "~/content/valid-for/valid-for";
import type { CommentTarget } from "../../../contract/comments.ts";

export const commentSorts = ["relevant", "new", "old"] as const;
export type CommentSort = (typeof commentSorts)[number];

/** Comments come by what readers liked; a topic of the forum is read as it was written. */
export const firstSortOf = (target: CommentTarget): CommentSort =>
  target === "forum" ? "old" : "relevant";

/** What is commented. */
export type Place = { targetType: CommentTarget; target: string };

export type CommentAuthor = Author & {
  /** Made what is commented. */
  isItemAuthor: boolean;
};

/** One as its reader sees it. Dates are formatted on the server, so both sides agree. */
export type ShownComment = {
  id: string;
  number: number;
  isDeleted: boolean;
  /** Null of what is deleted, and of members who are gone. */
  author: CommentAuthor | null;
  body: string;
  /** Of the film it is about. */
  moment: Moment | null;
  /** Of a reply in the forum: for whom it holds. */
  validFor: ShownValidFor | null;
  written: When;
  /** When its author or the team changed it; null where it stands as written. */
  edited: When | null;
  /** Why the team changed it; null where it did not. */
  teamEditReason: string | null;
  score: number;
  isLiked: boolean;
  isPinned: boolean;
  /** Of the topic it answers. */
  isSolution: boolean;
  isOwn: boolean;
  /** Until then its author may change the text; null where it is too late. */
  editableUntil: string | null;
  /** All answers that there are to see. */
  replyCount: number;
  /** Those that came along, in their order. */
  replies: ShownComment[];
};

/** Why the reader may not write. */
export type WritingBar =
  | { why: "closed" | "paying" }
  | { why: "banned"; reason: string | null; untilLabel: string | null };

/** How long a member waits between two replies in a topic, and until when this one still does. */
export type SlowMode = { minutes: number; untilLabel: string | null };

export type Thread = {
  /** The page of what is commented, with locale. */
  item: { title: string; path: string };
  /** As many as there are to see. */
  count: number;
  /** The number of the last of them; 0 where there is none. */
  lastNumber: number;
  /** It begins with the comment that was looked for: there are earlier ones. */
  isCutBefore: boolean;
  comments: ShownComment[];
  /** Where more of them begin; null at the end. */
  next: number | null;
  /** Null when the reader may write. */
  bar: WritingBar | null;
  /** Null where nobody waits. */
  slow: SlowMode | null;
  /** Names of those whose corrections the editors took. */
  credits: string[];
  /** The reader began the topic, and says what solved it. */
  canSolve: boolean;
  /** What the reader began to write in a topic, maybe elsewhere. */
  draft: Draft | null;
};

export type MoreReplies = { replies: ShownComment[] };

/** Why something was not written; words for each stand in i18n. */
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

/** What a form that the browser sent itself held, and why it was not taken. */
export type RefusedForm = {
  code: CommentProblem;
  /** Under which it was sent; null for what is no id. */
  id: string | null;
  /** Of a comment. */
  body: string;
  /** Of a correction; null for a comment. */
  correction: { quote: string; proposal: string; reason: string } | null;
};

export type CommentAnswer = {
  code: CommentProblem | null;
  /** What was written or changed, as it stands now. */
  comment: ShownComment | null;
};
