import { z } from "zod";
import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { createMemory } from "~/process/memory.server";
import type { ServiceClients } from "~/service/clients.server";
import { topicPath } from "../../contract/forum.ts";
import { findAuthors } from "./authors.server";
import type { FromTopic } from "./from-topic";

const topic = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  articleReply: z.nullable(z.string()),
});
const reply = shape("comments", { user_created: z.nullable(z.string()) });

/** A topic that is renamed, closed to its reader or forgotten by its author is told so late at most. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 5_000;

/** Keyed by member and article: what one may read is nobody else's. */
const remembered = createMemory<FromTopic | null>({ keptMs: REMEMBERED_MS, max: MAX_REMEMBERED });

type Reader = { cms: TierCms; service: ServiceClients };

/**
 * The topic that an article came of, as far as this member may read it, and who is credited; nobody once
 * their account is gone. An article is shown without rather than not at all.
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

/** Who wrote a reply that is still to be seen. */
async function findAuthorId(own: OwnCms, id: string): Promise<string | null> {
  const filter = { id: { _eq: id }, status: { _eq: "published" as const } };
  const [found] = await own.ask(readRows(reply, { filter, limit: 1 }));
  return found?.user_created ?? null;
}
