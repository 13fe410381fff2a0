import { tidyComment } from "./comments.ts";
import { isTooLong } from "../shared/text-length.ts";

/** Page where members see moderation decisions about them, without locale. */
export const APPEALS_PATH = "/app/forum/appeals";
/** Moderation queue, without locale. */
export const MODERATION_PATH = "/app/forum/moderation";

export const sanctionDays = [1, 3, 7, 30] as const;
/**
 * Silenced members can't write, edit, solve, react, vote or send requests, neither in public nor in
 * conversations. They may save and follow topics and answer requests. Suspended members only read, report,
 * block and delete their own content.
 */
export const sanctionKinds = ["silence", "suspend"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

export const moderatedTexts = ["forum", "comments"] as const;
export type ModeratedText = (typeof moderatedTexts)[number];
export const decidedCollections = [
  ...(["forum_posts", "comments", "sanctions"] as const),
  ...(["appeals", "reports"] as const),
] as const;
export type DecidedCollection = (typeof decidedCollections)[number];

/** Decisions about a forum post or comment, made in the portal; each can be undone. */
export const textDecisions = ["claim", "dismiss", "hide", "show"] as const;
export const topicDecisions = ["close", "reopen", "pin", "unpin", "move", "slow"] as const;
/** Decisions that change whole conversations or their text. The members concerned are notified. */
export const structureDecisions = ["merge", "split", "edit"] as const;

/** Maximum replies moved to another topic at once. */
export const MAX_CARRIED_REPLIES = 500;
/** Maximum replies that moderators may split into a new topic. */
export const MAX_SPLIT_REPLIES = 50;
/** How long a topic stays pinned, unless moderators unpin it. */
export const PIN_DAYS = 7;

export const appealTargets = ["sanctions", ...moderatedTexts] as const;
export type AppealTarget = (typeof appealTargets)[number];
export const appealStates = ["open", "granted", "refused"] as const;
export type AppealState = (typeof appealStates)[number];

export const APPEAL_MIN_LENGTH = 20;
export const APPEAL_MAX_LENGTH = 2_000;
export const REASON_MIN_LENGTH = 5;
export const REASON_MAX_LENGTH = 500;
/** Maximum characters of a moderator's reason for an edit, shown beside the text. */
export const EDIT_REASON_MAX_LENGTH = 250;

export const MODERATION_REFUSALS = {
  /** A sanction forbids it to this member. */
  banned: "MODERATION_BANNED",
  /** There is nothing to decide or appeal. */
  target: "MODERATION_TARGET",
  /** The text is missing, too short or too long. */
  text: "MODERATION_TEXT",
  /** Another moderator must answer the appeal. */
  sameHand: "MODERATION_SAME_HAND",
  /** The appeal was answered before. */
  settled: "MODERATION_SETTLED",
  /** Team members can't be sanctioned. */
  team: "MODERATION_TEAM",
  /** The member already has this sanction. */
  repeated: "MODERATION_REPEATED",
  many: "MODERATION_MANY",
} as const;

/** The text if its length is within limits; otherwise null. */
export function findText(typed: unknown, min: number, max: number): string | null {
  const text = typeof typed === "string" ? tidyComment(typed) : "";
  return text.length >= min && !isTooLong(text, max) ? text : null;
}
