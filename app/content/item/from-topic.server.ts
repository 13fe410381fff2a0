import { z } from "zod";
import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { createMemory } from "~/process/memory.server";
import type { ServiceClients } from "~/service/clients.server";
import { topicPath } from "../../../contract/community/forum.ts";
import { findAuthors } from "./authors.server";

const topic = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  articleReply: z.nullable(z.string()),
});
const reply = shape("comments", { user_created: z.nullable(z.string()) });

/** Maximum delay until a renamed or restricted topic, or a deleted author, shows here. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 5_000;

export type FromTopic = {
  title: string;
  path: string;
  /** Author of the credited reply; null if their account was deleted. */
  by: { name: string; path: string } | null;
};

/** Keyed by member and article, because access to topics differs by member. */
const remembered = createMemory<FromTopic | null>({ ttlMs: REMEMBERED_MS, max: MAX_REMEMBERED });

type Reader = { cms: TierCms; service: ServiceClients };

/**
 * The topic that an article is based on, if this member may read it, and the credited author, if the
 * account still exists. If loading fails, the article is shown without it.
 */
export async function findFromTopic(
  own: OwnCms,
  article: string,
  reader: Reader,
): Promise<FromTopic | null> {
  const key = `${own.userId}|${article}`;
  return remembered
    .find(key, () => ask(own, article, reader))
    .catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      return null;
    });
}

async function ask(own: OwnCms, article: string, reader: Reader): Promise<FromTopic | null> {
  const filter = { article: { _eq: article }, status: { _in: ["open", "closed"] as const } };
  const [found] = await own.ask(readRows(topic, { filter, limit: 1 }));
  if (!found) return null;
  const { id, title, articleReply } = found;
  const credited = articleReply ? await findAuthorId(own, articleReply) : null;
  const author =
    credited && (await findAuthors({ ...reader, isTeam: false }, [credited])).get(credited);
  const by = author ? { name: author.name, path: author.path } : null;
  return { title, path: to(topicPath(id)), by };
}

async function findAuthorId(own: OwnCms, id: string): Promise<string | null> {
  const filter = { id: { _eq: id }, status: { _eq: "published" as const } };
  const [found] = await own.ask(readRows(reply, { filter, limit: 1 }));
  return found?.user_created ?? null;
}
