import { tidyComment } from "./comments.ts";

/** What a topic of the forum is. */
export const topicTypes = ["question", "discussion"] as const;
export type TopicType = (typeof topicTypes)[number];
export const findTopicType = (name: unknown): TopicType | null =>
  topicTypes.find((known) => known === name) ?? null;

export const TOPIC_TITLE_MIN_LENGTH = 12;
export const TOPIC_TITLE_MAX_LENGTH = 140;
export const TOPIC_BODY_MIN_LENGTH = 20;
export const TOPIC_BODY_MAX_LENGTH = 32_000;
/** Longer than any text people write; Markdown beyond them takes seconds to render. */
export const TOPIC_BODY_MAX_LINES = 1_000;
export const TOPIC_BODY_MAX_EMPHASES = 1_500;
export const TOPIC_BODY_MAX_NESTING = 20;
export const MAX_TOPIC_TAGS = 5;
export const MAX_TOPIC_CANTONS = 3;

/** Why a topic, its change or a solution is refused. */
export const FORUM_REFUSALS = {
  /** Silenced, banned from comments or suspended. */
  banned: "FORUM_BANNED",
  title: "FORUM_TITLE",
  body: "FORUM_BODY",
  /** Too many lines, marks of emphasis, or quotes and lists inside each other. */
  shape: "FORUM_SHAPE",
  /** A category, tag or canton that there is not, or too many of them. */
  labels: "FORUM_LABELS",
  /** Something about its author that can't be told there. */
  context: "FORUM_CONTEXT",
  /** A poll without a question, with options that can't be, or for too long. */
  poll: "FORUM_POLL",
  /** Polls are for who pays, and for members on YouTube. */
  pollTier: "FORUM_POLL_TIER",
  /** The poll is over, or its topic takes no votes. */
  pollOver: "FORUM_POLL_OVER",
  /** More links than who is new may write. */
  links: "FORUM_LINKS",
  /** More people called than who is new may call. */
  mentions: "FORUM_MENTIONS",
  /** More pictures than who is new may show. */
  images: "FORUM_IMAGES",
  /** All topics of a free account for this month are written. */
  quota: "FORUM_QUOTA",
  /** Too soon or too many, for who is new. */
  rate: "FORUM_RATE",
  same: "FORUM_SAME",
  /** It is too late to change it. */
  late: "FORUM_LATE",
  /** Others answered: it can't be taken away any more. */
  answered: "FORUM_ANSWERED",
  /** There is nothing there that this member may change. */
  target: "FORUM_TARGET",
} as const;

/** The tag of topics that only show what a forum is like. */
export const EXAMPLE_TAG = "exemplo";

/** The path of a topic's page, without locale. */
export const topicPath = (id: string): `/app/forum/${string}` => `/app/forum/${id}`;

/** A title as it is kept: one line. */
export const tidyTitle = (typed: string): string => tidyComment(typed).replaceAll(/\s+/g, " ");

/** How many pictures a text in Markdown shows. */
export const countImages = (body: string): number => body.match(/!\[/g)?.length ?? 0;

/** How many addresses of the web a text names. */
export const countLinks = (body: string): number => body.match(/https?:\/\//gi)?.length ?? 0;

/** One quote or list that a line begins. */
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;

/** How many quotes and lists a line begins inside each other. */
function nestingOf(line: string): number {
  let count = 0;
  CONTAINER.lastIndex = 0;
  while (CONTAINER.test(line)) count += 1;
  return count;
}

/** True for a text in Markdown whose lines, emphases and nesting are those of a text for people. */
export function hasFitShape(body: string): boolean {
  const lines = body.split("\n");
  const emphases = body.match(/[*_]+/g)?.length ?? 0;
  return (
    lines.length <= TOPIC_BODY_MAX_LINES &&
    emphases <= TOPIC_BODY_MAX_EMPHASES &&
    lines.every((line) => nestingOf(line) <= TOPIC_BODY_MAX_NESTING)
  );
}
