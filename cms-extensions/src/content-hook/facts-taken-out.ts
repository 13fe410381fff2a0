import type { EventContext } from "@directus/types";
import type { ItemMeta, Payload } from "./guards";
import { guardCompleteness } from "./publishing";

const SHOWN: readonly unknown[] = ["published", "scheduled"];

type StoredFact = { status: string; access: string; articleStatus: string };

/**
 * What belongs to no article is read by all: a fact that leaves one which all could not read waits as a draft
 * for an editor to publish it anew.
 */
export async function settleFactTakenOut(
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

/** What an article writes to a fact that it takes in or lets go. */
const MOVED: readonly string[] = ["id", "article"];

/**
 * Refuses to publish a fact that nobody could look up, or that would never end. One that only enters or leaves an
 * article is not published by that.
 */
export async function guardFact(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const isOnlyMoved = Object.keys(payload).every((field) => MOVED.includes(field));
  return isOnlyMoved ? {} : guardCompleteness(payload, meta, context);
}

/** The facts of articles, which their deletion would leave to all without asking anybody. */
export const listFactsOf = (
  { database }: EventContext,
  articles: readonly string[],
): Promise<string[]> => database("facts").whereIn("article", articles).pluck<string[]>("id");
