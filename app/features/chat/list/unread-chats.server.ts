import { GetUnreadChatCountDocument } from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { to } from "~/i18n/paths";
import { createMemory } from "~/process/memory.server";

/** Maximum delay of the unread count on other pages. Chat pages bypass the cache. */
const REMEMBERED_MS = 10_000;
const MAX_REMEMBERED = 5_000;

/** Keyed by member, so that no member gets another member's count. */
const remembered = createMemory<number>({ keptMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/**
 * Null if unavailable.
 * @param request for a page; chat pages bypass the cache, because reading changes the count
 */
export async function findUnreadChats(
  directusUserId: string,
  query: GraphqlQuery,
  request: Request,
): Promise<number | null> {
  const isReading = new URL(request.url).pathname.startsWith(to("/app/chat"));
  const ask = async () => {
    const { data } = await query(GetUnreadChatCountDocument, {});
    if (!data) throw new Error("the conversations can't be counted now");
    return data.unreadChatCount;
  };
  if (isReading) remembered.forget(directusUserId);
  const count = isReading ? ask() : remembered.find(directusUserId, ask);
  return count.catch(() => null);
}
