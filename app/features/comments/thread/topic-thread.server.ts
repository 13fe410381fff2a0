import { failedWhenUnavailable } from "~/cms/when-unavailable.server";
import type { Thread } from "../comment";
import type { Reader } from "~/content/item/authors.server";
import { commentedTopic } from "./commented-item.server";
import { readThreadQuery, type ThreadQuery } from "./thread-query.server";
import { findThread } from "./thread.server";

export type TopicThread = {
  /** "failed" if unavailable, null if there is none. */
  thread: Thread | null | "failed";
  requestedNumber: number | null;
};

const has = ({ comments }: Thread, requested: number): boolean =>
  comments.some(
    ({ number, replies }) =>
      number === requested || replies.some((reply) => reply.number === requested),
  );

/**
 * Without query parameters it opens at the first unread reply (`seen.news`). A second request is needed
 * only if that reply is beyond the first page.
 */
export async function findTopicThread(
  reader: Reader,
  topic: { id: string; row: Promise<Parameters<typeof commentedTopic>[0]> },
  params: URLSearchParams,
  seen: Promise<{ news: { from: number } | null } | null>,
): Promise<TopicThread> {
  const place = { targetType: "forum", target: topic.id } as const;
  const item = topic.row.then(commentedTopic);
  const query = readThreadQuery(params, "forum");
  const find = (narrowed: ThreadQuery) =>
    findThread(reader, place, narrowed, item).catch(failedWhenUnavailable);
  const [thread, found] = await Promise.all([find(query), seen]);
  const unread = found?.news?.from;
  if (params.size > 0 || unread === undefined) return { thread, requestedNumber: query.number };
  const isFar = thread !== null && thread !== "failed" && !has(thread, unread);
  return {
    thread: isFar ? await find({ ...query, number: unread }) : thread,
    requestedNumber: unread,
  };
}
