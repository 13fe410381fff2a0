import { tidyTitle } from "./forum.ts";
import { isTooLong } from "./text-length.ts";

export const POLL_QUESTION_MAX_LENGTH = 140;
export const POLL_MIN_OPTIONS = 2;
export const POLL_MAX_OPTIONS = 8;
export const POLL_OPTION_MAX_LENGTH = 80;
/** All options, one per line. */
export const POLL_OPTIONS_MAX_LENGTH = POLL_MAX_OPTIONS * (POLL_OPTION_MAX_LENGTH + 1);
export const POLL_MAX_DAYS = 30;
export const POLL_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

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
export function findPoll(given: unknown, now: Date): Poll | null {
  const { question, options, days = POLL_DAYS } = recordOf(given);
  if (typeof question !== "string" || !isTextList(options)) return null;
  const [asked, listed] = [tidyTitle(question), options.map(tidyTitle)];
  const isFit =
    asked.length >= 1 &&
    !isTooLong(asked, POLL_QUESTION_MAX_LENGTH) &&
    areOptions(listed) &&
    Number.isInteger(days) &&
    Number(days) >= 1 &&
    Number(days) <= POLL_MAX_DAYS;
  if (!isFit) return null;
  return {
    question: asked,
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

const recordOf = (given: unknown): Record<string, unknown> =>
  typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};

const isTextList = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every((text) => typeof text === "string");
