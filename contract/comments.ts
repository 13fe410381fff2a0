import { FORUM_EDIT_MS } from "./forum-limits.ts";
import { cleanText } from "./visible-text.ts";

/** What editors publish and members comment: a collection of Directus each. */
export const commentedContent = ["news", "articles", "videos", "course_classes"] as const;

/** What can be commented; replies of the forum are comments of its topics. */
export const commentTargets = [...commentedContent, "forum"] as const;
export type CommentTarget = (typeof commentTargets)[number];

export const isCommentTarget = (name: string): name is CommentTarget =>
  (commentTargets as readonly string[]).includes(name);

export const COMMENT_MAX_LENGTH = 4_000;
/** What a correction is about, as its reader marked it. */
export const QUOTE_MAX_LENGTH = 500;
/** How a marked text should read, or why. */
export const CORRECTION_MAX_LENGTH = 1_500;
/** So long an author may still change a comment. */
export const COMMENT_EDIT_MS = 15 * 60_000;
/** So long an author may still change what they wrote there. */
export const commentEditMs = (target: string): number =>
  target === "forum" ? FORUM_EDIT_MS : COMMENT_EDIT_MS;
/** So many one member writes within a minute, and within a day. */
export const COMMENTS_A_MINUTE = 5;
export const COMMENTS_A_DAY = 100;
/** The same text again within this time is taken for a slip. */
export const SAME_COMMENT_MS = 5 * 60_000;
export const REPORTS_A_DAY = 20;
/** Characters that somebody says about a report. */
export const REPORT_NOTE_MAX_LENGTH = 1_000;
/** So many who do not take part in a conversation one member calls within a day. */
export const CALLS_A_DAY = 10;

/** Why a comment, a vote or a report is refused. */
export const COMMENT_REFUSALS = {
  /** Silenced, banned from comments or suspended. */
  banned: "COMMENT_BANNED",
  /** The editors ended the conversation. */
  closed: "COMMENT_CLOSED",
  /** Only who pays may write there. */
  paying: "COMMENT_PAYING",
  /** There is nothing there that this member may read. */
  target: "COMMENT_TARGET",
  /** No text, or too long. */
  body: "COMMENT_BODY",
  /** It says that it holds for a canton, permit or year that there is not. */
  validFor: "COMMENT_VALID_FOR",
  rate: "COMMENT_RATE",
  /** More links than who is new in the forum may write. */
  links: "COMMENT_LINKS",
  /** More people called than who is new in the forum may call. */
  mentions: "COMMENT_MENTIONS",
  /** More people called who do not take part than one may call within a day. */
  calls: "COMMENT_CALLS",
  /** All replies of the first day in the forum are written. */
  firstDay: "COMMENT_FIRST_DAY",
  same: "COMMENT_SAME",
  /** The team slowed the topic down: this member wrote there a moment ago. */
  slow: "COMMENT_SLOW",
  /** It is too late to change it. */
  late: "COMMENT_LATE",
} as const;

export const reportReasons = [
  "spam",
  "offence",
  "scam",
  "personal_data",
  "wrong_info",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a comment refers to: words of the item, or a second of its film. */
export type CommentAnchor = { quote: string } | { second: number };

/** Where on the page of its item a comment stands. */
export const commentHash = (number: number): string => `#comentario-${number}`;

/** The number that a hash of `commentHash` names; null for any other hash. */
export function commentNumberOf(hash: string): number | null {
  const digits = /^#comentario-([1-9]\d{0,8})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** A text as it is kept: clean, without blank ends, one empty line at most. */
export function tidyComment(typed: string): string {
  return cleanText(typed)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** The name by which somebody is called: "Ana Júlia S." is `@Ana`. */
export const mentionNameOf = (shownName: string): string => shownName.trim().split(/\s+/)[0] ?? "";
