import { ForbiddenError } from "@directus/errors";
import type { Knex } from "knex";
import {
  FORUM_REFUSALS,
  findPoll,
  isPollOver,
  readPoll,
  type Poll,
} from "../../../../contract/community/forum.ts";
import { isBanned } from "../comments/requester";
import { ruleRefusal } from "../../shared/refusal.ts";
import type { Caller, Payload } from "./asking";

/**
 * Validates the poll of a new topic; null if there is none.
 * @throws `FORUM_REFUSALS.pollTier` for free members, `FORUM_REFUSALS.poll` for an invalid poll
 */
export function requirePoll(
  value: unknown,
  { isPaying, now }: Pick<Caller, "isPaying" | "now">,
): Poll | null {
  if (value === null || value === undefined) return null;
  if (!isPaying) throw ruleRefusal(FORUM_REFUSALS.pollTier);
  const poll = findPoll(value, now);
  if (!poll) throw ruleRefusal(FORUM_REFUSALS.poll);
  return poll;
}

/**
 * Returns a topic's poll after its author ends it; ignores other input. A poll that already ended keeps its
 * end.
 * @throws `FORUM_REFUSALS.target` if there is none
 */
export function endPoll(topics: readonly { poll: unknown }[], now: Date): Poll {
  const [topic, ...others] = topics;
  const poll = readPoll(topic?.poll);
  if (!poll || others.length > 0) throw ruleRefusal(FORUM_REFUSALS.target);
  return isPollOver(poll, now) ? poll : { ...poll, endsAt: now.toISOString() };
}

type Voting = Omit<Caller, "isPaying">;

/**
 * Validates a vote: a member who may write, and an option of an open poll.
 * @throws one of `FORUM_REFUSALS`
 */
export async function requireAcceptablePollVote(
  payload: Payload,
  caller: Voting,
): Promise<Payload> {
  const { post } = payload;
  if (typeof post !== "string") throw ruleRefusal(FORUM_REFUSALS.target);
  const choice = await requireChoice([post], payload["choice"], caller);
  return { ...payload, choice };
}

/**
 * Validates a change of the vote while the poll is open.
 * @throws one of `FORUM_REFUSALS`, and a refusal of Directus for votes of others
 */
export async function requireAcceptablePollVoteChange(
  payload: Payload,
  ids: readonly unknown[],
  caller: Voting,
): Promise<Payload> {
  const { database, member } = caller;
  const votes: { post: string; user_created: string }[] = await database("forum_poll_votes")
    .whereRaw("id::text = any(?)", [ids.map(String)])
    .select("post", "user_created");
  const isOwn = votes.every(({ user_created: voter }) => voter === member);
  if (votes.length === 0 || !isOwn) throw new ForbiddenError();
  const posts = votes.map(({ post }) => post);
  return { ...payload, choice: await requireChoice(posts, payload["choice"], caller) };
}

async function requireChoice(
  posts: readonly string[],
  value: unknown,
  { database, member, now }: Voting,
): Promise<number> {
  if (await isBanned(database, member, now)) throw ruleRefusal(FORUM_REFUSALS.banned);
  for (const post of posts) {
    const { options } = await requireOpenPoll(database, post, now);
    const isOption =
      Number.isInteger(value) && Number(value) >= 0 && Number(value) < options.length;
    if (!isOption) throw ruleRefusal(FORUM_REFUSALS.poll);
  }
  return Number(value);
}

/** A hidden topic counts as missing; a closed one accepts no votes. */
async function requireOpenPoll(database: Knex, post: string, now: Date): Promise<Poll> {
  const topic: { status: string; poll: unknown } | undefined = await database("forum_posts")
    .whereRaw("id::text = ?", [post])
    .whereIn("status", ["open", "closed"])
    .first("status", "poll");
  const poll = readPoll(topic?.poll);
  if (!poll) throw ruleRefusal(FORUM_REFUSALS.target);
  if (topic?.status !== "open" || isPollOver(poll, now)) throw ruleRefusal(FORUM_REFUSALS.pollOver);
  return poll;
}
