import { failedWhenAway } from "~/cms/when-away.server";
import type { Thread } from "./comment";
import type { Reader } from "~/content/authors.server";
import { commentedTopic } from "./commented-item.server";
import { readThreadQuery, type ThreadQuery } from "./thread-query.server";
import { findThread } from "./thread.server";

export type TopicThread = {
  /** "failed" where it can't be had right now, null where there is none. */
  thread: Thread | null | "failed";
  /** The reply that is shown and read first. */
  wantedNumber: number | null;
};

const has = ({ comments }: Thread, wanted: number): boolean =>
  comments.some(
    ({ number, replies }) => number === wanted || replies.some((reply) => reply.number === wanted),
  );

/**
 * The conversation of a topic whose row is on its way. An address that asks for nothing leads to what its
 * reader does not know yet (`seen.news`); only where that stands far down it is asked for once more.
 */
export async function findTopicThread(
  reader: Reader,
  topic: { id: string; row: Promise<Parameters<typeof commentedTopic>[0]> },
  asked: URLSearchParams,
  seen: Promise<{ news: { from: number } | null } | null>,
): Promise<TopicThread> {
  const place = { targetType: "forum", target: topic.id } as const;
  const item = topic.row.then(commentedTopic);
  const query = readThreadQuery(asked, "forum");
  const find = (narrowed: ThreadQuery) =>
    findThread(reader, place, narrowed, item).catch(failedWhenAway);
  const [thread, found] = await Promise.all([find(query), seen]);
  const unread = found?.news?.from;
  if (asked.size > 0 || unread === undefined) return { thread, wantedNumber: query.number };
  const isFar = thread !== null && thread !== "failed" && !has(thread, unread);
  return {
    thread: isFar ? await find({ ...query, number: unread }) : thread,
    wantedNumber: unread,
  };
}
