import { ForbiddenError } from "@directus/errors";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { FORUM_EDIT_MS } from "../../../../contract/community/forum-limits.ts";
import { isBanned } from "../comments/requester";
import { isNewcomer } from "../comments/newcomers";
import { ruleRefusal } from "../../shared/refusal.ts";
import type { Caller, Payload } from "./asking";
import { requireContextCard } from "./context-card";
import { endPoll } from "./poll-rules";
import {
  requireCategory,
  requireNewcomerTopicText,
  requireTitle,
  requireTopicBody,
} from "./topic-rules";

type Stored = {
  user_created: string | null;
  status: string;
  date_created: Date;
  replyCount: number;
  poll: unknown;
};

/**
 * Authors may change title, text, category and personal details of a topic for a day. They may delete or
 * restore it while it has no reply, even while banned. They may end its poll at any time. A topic that the
 * team closed or hid cannot be changed.
 * @throws one of `FORUM_REFUSALS`, and a refusal of Directus for topics of others
 */
export async function requireAcceptableTopicChange(
  payload: Payload,
  ids: readonly unknown[],
  { database, member, now }: Omit<Caller, "isPaying">,
): Promise<Payload> {
  const stored: Stored[] = await database("forum_posts")
    .whereRaw("id::text = any(?)", [ids.map(String)])
    .select("user_created", "status", "date_created", "replyCount", "poll");
  const isOwn = (topic: Stored) => topic.user_created === member;
  if (stored.length === 0 || !stored.every(isOwn)) throw new ForbiddenError();
  if (payload["status"] === "deleted") {
    if (stored.some(({ replyCount }) => replyCount > 0)) throw ruleRefusal(FORUM_REFUSALS.answered);
    // Its text has moved to another topic, and its address leads there.
    if (stored.some(({ status }) => status === "merged")) throw ruleRefusal(FORUM_REFUSALS.late);
    return { status: "deleted" };
  }
  if (payload["status"] !== undefined) throw new ForbiddenError();
  if (await isBanned(database, member, now)) throw ruleRefusal(FORUM_REFUSALS.banned);
  if (payload["poll"] !== undefined) return { poll: endPoll(stored, now) };
  const begin = now.getTime() - FORUM_EDIT_MS;
  const isLate = (topic: Stored) => topic.status !== "open" || topic.date_created.getTime() < begin;
  if (stored.some(isLate)) throw ruleRefusal(FORUM_REFUSALS.late);
  const { title, body, category, contextCard } = payload;
  const text = body === undefined ? null : requireTopicBody(body);
  if (text !== null && (await isNewcomer({ database, member, now }))) {
    requireNewcomerTopicText(text);
  }
  return {
    ...(title !== undefined && { title: requireTitle(title) }),
    ...(text !== null && { body: text }),
    ...(category !== undefined && { category: await requireCategory(database, category) }),
    ...(contextCard !== undefined && { contextCard: requireContextCard(contextCard) }),
  };
}
