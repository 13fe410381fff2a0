import type { Draft } from "~/content/drafts/draft";
import type { Author } from "~/content/item/authors.server";
import type { Moment } from "~/content/film/film";
import type { When } from "~/i18n/when";
import type { ShownValidFor } from "~/content/valid-for/valid-for-line";
import type { CommentTarget } from "../../../contract/content/comment-targets.ts";
import type { ValidFor } from "../../../contract/community/valid-for.ts";

export const commentSorts = ["relevant", "new", "old"] as const;
export type CommentSort = (typeof commentSorts)[number];

export const defaultSortOf = (target: CommentTarget): CommentSort =>
  target === "forum" ? "old" : "relevant";

/** Id of the field for a reply to a topic; quotes go there. */
export const REPLY_FIELD = "resposta";

export type Place = { targetType: CommentTarget; target: string };

export type CommentAuthor = Author & {
  isItemAuthor: boolean;
};

/** The server formats dates, so that hydration matches. */
export type ShownComment = {
  id: string;
  number: number;
  isDeleted: boolean;
  /** Null if deleted, or if the member left the portal. */
  author: CommentAuthor | null;
  /** Empty for a reply in the forum that the reader may not edit: `bodyHtml` shows it. */
  body: string;
  /** Rendered Markdown of a reply in the forum; null for plain text. */
  bodyHtml: string | null;
  moment: Moment | null;
  validFor: ShownValidFor | null;
  written: When;
  edited: When | null;
  teamEditReason: string | null;
  score: number;
  isLiked: boolean;
  isPinned: boolean;
  isSolution: boolean;
  /** The text changed after it became the solution. */
  isEditedSolution: boolean;
  isOwn: boolean;
  /** Null after the author's edit period. */
  editableUntil: string | null;
  replyCount: number;
  replies: ShownComment[];
};

export type WritingBlock =
  | { why: "closed" | "paying" }
  | { why: "banned"; reason: string | null; untilLabel: string | null };

/** `minutes`: pause between two replies of a member in a topic. `untilLabel`: when this reader may reply. */
export type SlowMode = { minutes: number; untilLabel: string | null };

export type Thread = {
  item: { title: string; path: string };
  count: number;
  lastNumber: number;
  /** True if the list starts at a requested comment, so that earlier ones are missing. */
  hasEarlierComments: boolean;
  comments: ShownComment[];
  next: number | null;
  /** Null if the reader may write. */
  bar: WritingBlock | null;
  slow: SlowMode | null;
  credits: string[];
  canSolve: boolean;
  draft: Draft | null;
};

/** A comment written since the thread was loaded. `parent`: the comment that it answers. */
export type ArrivedComment = { parent: string | null; comment: ShownComment };

export type MoreReplies = { replies: ShownComment[] };

export type CommentProblem =
  | "invalid"
  | "long"
  | "shape"
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

export type RefusedForm = {
  code: CommentProblem;
  id: string | null;
  body: string;
  correction: { quote: string; proposal: string; reason: string } | null;
};

export type CommentAnswer = {
  code: CommentProblem | null;
  comment: ShownComment | null;
};

/** Canton and permit are ignored without a year. */
export type TypedValidFor = { validYear: string; validCanton: string; validPermit: string };
export const noValidFor: TypedValidFor = { validYear: "", validCanton: "", validPermit: "" };

export function validForOf(typed: Partial<TypedValidFor>): ValidFor | null {
  const { validYear, validCanton, validPermit } = typed;
  if (!validYear) return null;
  return { canton: validCanton || null, permit: validPermit || null, year: Number(validYear) };
}
