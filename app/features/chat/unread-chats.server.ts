import { GetUnreadChatCountDocument } from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { to } from "~/i18n/paths";
import { createMemory } from "~/process/memory.server";

/** So late at most a page says that something came; whoever reads is in the chat, where nothing is remembered. */
const REMEMBERED_MS = 10_000;
const MAX_REMEMBERED = 5_000;

/** Keyed by member: nobody ever gets another member's count. */
const remembered = createMemory<number>({ keptMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/**
 * In how many conversations something is new; null when it can't be had now.
 * @param request for a page: in the chat the count changes under the member's eyes
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
