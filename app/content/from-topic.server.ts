import { z } from "zod";
import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
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

/**
 * The topic that an article came of, as far as this member may read it, and who is credited; nobody once
 * their account is gone. An article is shown without rather than not at all.
 */
export async function findFromTopic(
  own: OwnCms,
  article: string,
  reader: { cms: TierCms; service: ServiceClients },
): Promise<FromTopic | null> {
  try {
    const filter = { article: { _eq: article }, status: { _in: ["open", "closed"] as const } };
    const [found] = await own.ask(readRows(topic, { filter, limit: 1 }));
    if (!found) return null;
    const { id, title, articleReply } = found;
    const credited = articleReply
      ? (
          await own.ask(
            readRows(reply, {
              filter: { id: { _eq: articleReply }, status: { _eq: "published" } },
              limit: 1,
            }),
          )
        )[0]?.user_created
      : null;
    const author = credited && (await findAuthors(reader, [credited])).get(credited);
    const by = author ? { name: author.name, path: author.path } : null;
    return { title, path: to(topicPath(id)), by };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return null;
  }
}
