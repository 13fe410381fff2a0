import { FORUM_EDIT_MS, FORUM_REPLY_MAX_LENGTH } from "./forum-limits.ts";
import { cleanText } from "../shared/visible-text.ts";

export const COMMENT_MAX_LENGTH = 4_000;
/** Maximum characters of a comment on this target. Replies in the forum are Markdown and may be longer. */
export const commentMaxLength = (target: string): number =>
  target === "forum" ? FORUM_REPLY_MAX_LENGTH : COMMENT_MAX_LENGTH;
/** Maximum characters of the passage that a correction quotes. */
export const QUOTE_MAX_LENGTH = 500;
export const CORRECTION_MAX_LENGTH = 1_500;
export const COMMENT_EDIT_MS = 15 * 60_000;
/** How long authors may edit a comment on this target. */
export const commentEditMs = (target: string): number =>
  target === "forum" ? FORUM_EDIT_MS : COMMENT_EDIT_MS;
/** Limits for one member. */
export const COMMENTS_A_MINUTE = 5;
export const COMMENTS_A_DAY = 100;
/** A repeated text within this time counts as sent by accident. */
export const SAME_COMMENT_MS = 5 * 60_000;
export const REPORTS_A_DAY = 20;
export const REPORT_NOTE_MAX_LENGTH = 1_000;
/** Maximum members outside the conversation that one member may mention in a day. */
export const MENTIONS_PER_DAY = 10;

export const COMMENT_REFUSALS = {
  /** The author is silenced, banned from comments or suspended. */
  banned: "COMMENT_BANNED",
  /** An editor closed the conversation. */
  closed: "COMMENT_CLOSED",
  /** Only paying members may write there. */
  paying: "COMMENT_PAYING",
  /** The target does not exist or the member may not read it. */
  target: "COMMENT_TARGET",
  body: "COMMENT_BODY",
  /** Unknown canton, permit or year in "valid for". */
  validFor: "COMMENT_VALID_FOR",
  rate: "COMMENT_RATE",
  links: "COMMENT_LINKS",
  mentions: "COMMENT_MENTIONS",
  /** Daily limit for mentions outside the conversation reached. */
  calls: "COMMENT_CALLS",
  /** Limit of replies on the first day in the forum reached. */
  firstDay: "COMMENT_FIRST_DAY",
  same: "COMMENT_SAME",
  /** The topic is in slow mode and the member wrote there a moment ago. */
  slow: "COMMENT_SLOW",
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

/** What a comment refers to: a passage of the item, or a second of its video. */
export type CommentAnchor = { quote: string } | { second: number };

export const commentHash = (number: number): string => `#comentario-${number}`;

/** Number in a hash of `commentHash`; null for any other hash. */
export function commentNumberOf(hash: string): number | null {
  const digits = /^#comentario-([1-9]\d{0,8})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Text as stored: clean, trimmed, at most one empty line in a row. */
export function tidyComment(typed: string): string {
  return cleanText(typed)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** The name in a mention: "Ana Júlia S." is `@Ana`. */
export const mentionNameOf = (shownName: string): string => shownName.trim().split(/\s+/)[0] ?? "";
