import { tidyComment } from "./comments.ts";
import { isTooLong } from "./text-length.ts";

/** How long a measure of the team holds. */
export const sanctionDays = [1, 3, 7, 30] as const;
/**
 * Who is silenced reaches nobody: they write, edit, solve, react and vote no more, neither in public nor in
 * conversations, and send no requests; they still save and follow topics and answer requests. Who is
 * suspended only reads, reports, blocks, and takes away what is theirs.
 */
export const sanctionKinds = ["silence", "suspend"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** Texts of members that the team looks after. */
export const moderatedTexts = ["forum", "comments"] as const;
export type ModeratedText = (typeof moderatedTexts)[number];
/** Where what the team decides is kept. */
export const decidedCollections = [
  ...(["forum_posts", "comments", "sanctions"] as const),
  ...(["appeals", "reports"] as const),
] as const;
export type DecidedCollection = (typeof decidedCollections)[number];

/** What the team does with a text of the forum or a comment, from the portal; each can be undone. */
export const textDecisions = ["claim", "dismiss", "hide", "show"] as const;
export const topicDecisions = ["close", "reopen", "pin", "unpin", "move", "slow"] as const;
/** What the team does with whole conversations and their words; each is told to whom it touches. */
export const structureDecisions = ["merge", "split", "edit"] as const;

/** So many replies are carried to another topic at once. */
export const MAX_CARRIED_REPLIES = 500;
/** So many replies the team picks for a topic of their own. */
export const MAX_SPLIT_REPLIES = 50;

export const DAY_MS = 24 * 3_600_000;
/** So long a pinned topic stands first, unless the team says otherwise before. */
export const PIN_DAYS = 7;

/** What a decision of the team can be about. */
export const appealTargets = ["sanctions", ...moderatedTexts] as const;
export type AppealTarget = (typeof appealTargets)[number];
export const appealStates = ["open", "granted", "refused"] as const;
export type AppealState = (typeof appealStates)[number];

export const APPEAL_MIN_LENGTH = 20;
export const APPEAL_MAX_LENGTH = 2_000;
export const REASON_MIN_LENGTH = 5;
export const REASON_MAX_LENGTH = 500;
/** Of why the team changed a text: it stands beside it. */
export const EDIT_REASON_MAX_LENGTH = 250;

/** Why a decision of the team, or an appeal against one, is refused. */
export const MODERATION_REFUSALS = {
  /** A measure of the team keeps this member from it. */
  banned: "MODERATION_BANNED",
  /** There is nothing there to decide about, or to appeal against. */
  target: "MODERATION_TARGET",
  /** A text is missing, too short or too long. */
  text: "MODERATION_TEXT",
  /** Somebody else of the team answers an appeal. */
  sameHand: "MODERATION_SAME_HAND",
  /** It was answered before. */
  settled: "MODERATION_SETTLED",
  /** No measure is taken against the team. */
  team: "MODERATION_TEAM",
  /** Such a measure holds for this member already. */
  repeated: "MODERATION_REPEATED",
  /** More replies than are carried at once. */
  many: "MODERATION_MANY",
} as const;

/** A text of a length between two; null for any other. */
export function findText(typed: unknown, min: number, max: number): string | null {
  const text = typeof typed === "string" ? tidyComment(typed) : "";
  return text.length >= min && !isTooLong(text, max) ? text : null;
}
