import { z } from "zod";
import { commentHash } from "../../../../contract/community/comments.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import type { DocumentPart } from "../documents/document.ts";
import { cardShape, documentOfCard, nothingIndexed } from "./source.ts";
import type { SearchSource } from "./source.ts";

/** Maximum number of indexed characters of a conversation: PostgreSQL allows a megabyte of stems. */
const MAX_CHARACTERS = 200_000;
const SUMMARY_LENGTH = 240;

const maybe = z.string().nullish();
const topicShape = cardShape.omit({ slug: true, summary: true, publishedAt: true }).extend({
  body: maybe,
  status: z.string(),
  solvedAt: maybe,
  user_created: maybe,
  date_created: maybe,
});
/** A topic merged into another one has no content of its own. */
const FOUND = ["open", "closed"];
const replyShape = z.object({
  id: z.string(),
  parent: maybe,
  number: z.number().int().nullish(),
  body: maybe,
  user_created: maybe,
});
type Reply = z.output<typeof replyShape>;

const SIGNS = /[*_`#>[\]]+/g;
const plainOf = (markdown: string) =>
  markdown.replaceAll(SIGNS, " ").replaceAll(/\s+/g, " ").trim();

function summaryOf(body: string): string {
  if (body.length <= SUMMARY_LENGTH) return body;
  const cut = body.slice(0, SUMMARY_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}

function withoutOrphans(replies: readonly Reply[]): Reply[] {
  const shown = new Set(replies.map(({ id }) => id));
  return replies.filter(({ parent }) => !parent || shown.has(parent));
}

export const forumSource: SearchSource = {
  collection: "forum_posts",
  seenBy: "free",
  hasReplies: true,
  fields: {
    teaser: [
      ...["id", "title", "body", "status", "solvedAt", "user_created", "date_created"],
      ...["category.slug", "category.name"],
      ...["cantons.Cantons_id.cantonCode", "cantons.Cantons_id.name"],
      ...["tags.tags_id.slug", "tags.tags_id.name"],
    ],
    free: null,
    paying: null,
  },
  itemOf({ teaser, replies = [] }) {
    const topic = topicShape.parse(teaser);
    if (!FOUND.includes(topic.status)) return nothingIndexed;
    const answers = withoutOrphans(z.array(replyShape).parse(replies));
    const body = plainOf(topic.body ?? "");
    const parts: DocumentPart[] = [{ text: body }];
    let characters = body.length;
    for (const { number, body: said, user_created: authorId } of answers) {
      characters += said?.length ?? 0;
      if (characters > MAX_CHARACTERS) break;
      if (!said || !number) continue;
      const place = commentHash(number).slice(1);
      parts.push({ text: plainOf(said), place, ...(authorId && { authorId }) });
    }
    const { id, date_created: publishedAt } = topic;
    const card = { ...topic, slug: id, summary: summaryOf(body), publishedAt };
    const document = {
      key: `forum_posts/${id}`,
      kind: "forum",
      path: topicPath(id),
      ...documentOfCard(card),
      isOpen: true,
      staleOn: null,
      authorId: topic.user_created ?? null,
      isSolved: Boolean(topic.solvedAt),
      parts,
    } as const;
    return { documents: [document], facts: [] };
  },
};
