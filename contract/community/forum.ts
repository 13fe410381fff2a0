import { tidyComment } from "./comments.ts";
import { isTooLong } from "../shared/text-length.ts";
import { DAY_MS } from "../shared/time.ts";

export const topicTypes = ["question", "discussion"] as const;
export type TopicType = (typeof topicTypes)[number];
export const findTopicType = (name: unknown): TopicType | null =>
  topicTypes.find((known) => known === name) ?? null;

export const TOPIC_TITLE_MIN_LENGTH = 12;
export const TOPIC_TITLE_MAX_LENGTH = 140;
export const TOPIC_BODY_MIN_LENGTH = 20;
export const TOPIC_BODY_MAX_LENGTH = 32_000;
/** More than any real text. Markdown beyond these limits takes seconds to render. */
export const TOPIC_BODY_MAX_LINES = 1_000;
export const TOPIC_BODY_MAX_EMPHASES = 1_500;
export const TOPIC_BODY_MAX_NESTING = 20;
export const MAX_TOPIC_TAGS = 5;
export const MAX_TOPIC_CANTONS = 3;

export const FORUM_REFUSALS = {
  /** The author is silenced, banned from comments or suspended. */
  banned: "FORUM_BANNED",
  title: "FORUM_TITLE",
  body: "FORUM_BODY",
  /** Too many lines, emphases, or nested quotes and lists. */
  shape: "FORUM_SHAPE",
  /** Unknown or too many categories, tags or cantons. */
  labels: "FORUM_LABELS",
  /** The context card has an invalid value. */
  context: "FORUM_CONTEXT",
  /** The poll has no question, invalid options or too long a term. */
  poll: "FORUM_POLL",
  /** Polls are for paying members and YouTube members. */
  pollTier: "FORUM_POLL_TIER",
  /** The poll has ended, or its topic accepts no votes. */
  pollOver: "FORUM_POLL_OVER",
  links: "FORUM_LINKS",
  mentions: "FORUM_MENTIONS",
  /** Too many images for a newcomer. */
  images: "FORUM_IMAGES",
  /** Monthly topic limit of a free account reached. */
  quota: "FORUM_QUOTA",
  /** A newcomer posted too soon or too often. */
  rate: "FORUM_RATE",
  same: "FORUM_SAME",
  late: "FORUM_LATE",
  /** Others have answered, so the topic can't be deleted. */
  answered: "FORUM_ANSWERED",
  /** The post does not exist or the member may not change it. */
  target: "FORUM_TARGET",
} as const;

/** Tag of example topics, which only show what the forum is like. */
export const EXAMPLE_TAG = "exemplo";

export const topicPath = (id: string): `/app/forum/${string}` => `/app/forum/${id}`;

/** Title as stored: one line. */
export const tidyTitle = (typed: string): string => tidyComment(typed).replaceAll(/\s+/g, " ");

export const countImages = (body: string): number => body.match(/!\[/g)?.length ?? 0;

export const countLinks = (body: string): number => body.match(/https?:\/\//gi)?.length ?? 0;

/** Start of one quote or list item in a line. */
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;

/** Nesting depth of the quotes and lists that a line starts. */
function nestingOf(line: string): number {
  let count = 0;
  CONTAINER.lastIndex = 0;
  while (CONTAINER.test(line)) count += 1;
  return count;
}

/** True if a Markdown text is within the limits for lines, emphases and nesting. */
export function isRenderable(body: string): boolean {
  const lines = body.split("\n");
  const emphases = body.match(/[*_]+/g)?.length ?? 0;
  return (
    lines.length <= TOPIC_BODY_MAX_LINES &&
    emphases <= TOPIC_BODY_MAX_EMPHASES &&
    lines.every((line) => nestingOf(line) <= TOPIC_BODY_MAX_NESTING)
  );
}

export const POLL_QUESTION_MAX_LENGTH = 140;
export const POLL_MIN_OPTIONS = 2;
export const POLL_MAX_OPTIONS = 8;
export const POLL_OPTION_MAX_LENGTH = 80;
/** All options, one per line. */
export const POLL_OPTIONS_MAX_LENGTH = POLL_MAX_OPTIONS * (POLL_OPTION_MAX_LENGTH + 1);
export const POLL_MAX_DAYS = 30;
export const POLL_DAYS = 7;

/** A poll as stored in `forum_posts.poll`; the database counts the votes. */
export type Poll = {
  question: string;
  options: string[];
  /** ISO date and time. */
  endsAt: string;
  /** Votes per option, in the order of the options. */
  counts: number[];
};

/** A valid new poll from a form; null if invalid. */
export function findPoll(value: unknown, now: Date): Poll | null {
  const { question, options, days = POLL_DAYS } = recordOf(value);
  if (typeof question !== "string" || !isTextList(options)) return null;
  const [requested, listed] = [tidyTitle(question), options.map(tidyTitle)];
  const isFit =
    requested.length >= 1 &&
    !isTooLong(requested, POLL_QUESTION_MAX_LENGTH) &&
    areOptions(listed) &&
    Number.isInteger(days) &&
    Number(days) >= 1 &&
    Number(days) <= POLL_MAX_DAYS;
  if (!isFit) return null;
  return {
    question: requested,
    options: listed,
    endsAt: new Date(now.getTime() + Number(days) * DAY_MS).toISOString(),
    counts: listed.map(() => 0),
  };
}

/** A stored poll; null if invalid. */
export function readPoll(stored: unknown): Poll | null {
  const { question, options, endsAt, counts } = recordOf(stored);
  if (typeof question !== "string" || !isTextList(options) || typeof endsAt !== "string")
    return null;
  const known: readonly unknown[] = Array.isArray(counts) ? counts : [];
  return { question, options, endsAt, counts: options.map((_, at) => Number(known[at] ?? 0)) };
}

export const isPollOver = ({ endsAt }: Pick<Poll, "endsAt">, now: Date): boolean =>
  Date.parse(endsAt) <= now.getTime();

/** True for a valid number of options of valid length, without duplicates in any case. */
export function areOptions(options: readonly string[]): boolean {
  const isUnfit = (text: string) => text === "" || isTooLong(text, POLL_OPTION_MAX_LENGTH);
  return (
    options.length >= POLL_MIN_OPTIONS &&
    options.length <= POLL_MAX_OPTIONS &&
    !options.some(isUnfit) &&
    new Set(options.map((option) => option.toLocaleLowerCase("pt-BR"))).size === options.length
  );
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

export const followTargets = ["category", "tag"] as const;
export type FollowTarget = (typeof followTargets)[number];
export const findFollowTarget = (name: unknown): FollowTarget | null =>
  followTargets.find((known) => known === name) ?? null;

/** Hub for readers of a topic, and its event: a reply is new. */
export const FORUM_HUB = "/hubs/forum";
export const TOPIC_CHANGED = "TopicChanged";

export const MAX_FOLLOWS = 50;

export const FOLLOW_REFUSALS = {
  /** The category or tag does not exist in the forum. */
  target: "FOLLOW_TARGET",
  many: "FOLLOW_MANY",
} as const;
