import type { EventContext } from "@directus/types";
import type { ItemMeta, Payload } from "./guards";
import { guardCompleteness } from "./publishing";

const SHOWN: readonly unknown[] = ["published", "scheduled"];

type StoredFact = { status: string; access: string; articleStatus: string };

/**
 * A fact without an article is readable by everyone. A fact removed from an article with limited access
 * becomes a draft until an editor publishes it again.
 */
export async function updateRemovedFact(
  payload: Payload,
  { keys }: ItemMeta,
  { database }: EventContext,
): Promise<Payload> {
  if (payload["article"] !== null || !keys) return {};
  const facts: StoredFact[] = await database("facts")
    .join("articles", "articles.id", "facts.article")
    .whereIn("facts.id", keys)
    .select("facts.status", "articles.access", { articleStatus: "articles.status" });
  const isOpened = facts.some(
    ({ status, access, articleStatus }) =>
      SHOWN.includes(payload["status"] ?? status) &&
      (access !== "free" || articleStatus !== "published"),
  );
  return isOpened ? { status: "draft" } : {};
}

const MOVED: readonly string[] = ["id", "article"];

/**
 * Refuses to publish a fact without source or end of validity. Adding it to an article or removing it does
 * not publish it.
 */
export async function guardFact(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const isOnlyMoved = Object.keys(payload).every((field) => MOVED.includes(field));
  return isOnlyMoved ? {} : guardCompleteness(payload, meta, context);
}

/** Facts of these articles: deleting an article would make its facts public. */
export const listFactsOf = (
  { database }: EventContext,
  articles: readonly string[],
): Promise<string[]> => database("facts").whereIn("article", articles).pluck<string[]>("id");
