import { listHighlights, listItems, type ContentReader } from "./reader.server";
import type { ContentCard } from "../schema";

/**
 * The front page for a member who follows categories: pinned items first, then the newest of each category
 * in turn, then other new items. Each list is cached for all members.
 * @param topics slugs of categories
 */
export async function listForTopics(
  reader: ContentReader,
  topics: readonly string[],
  limit: number,
): Promise<ContentCard[]> {
  const [highlights, ...lists] = await Promise.all([
    listHighlights(reader),
    ...topics.map(async (category) => {
      const { items } = await listItems(reader, { category, sort: "new", page: 1 });
      return items.slice(0, limit);
    }),
  ]);
  const pinned = highlights.filter(({ isPinned }) => isPinned).slice(0, 1);
  const inTurn = Array.from({ length: limit }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  const byId = new Map<string, ContentCard>();
  for (const card of [...pinned, ...inTurn.flat(), ...highlights]) {
    if (!byId.has(card.id)) byId.set(card.id, card);
  }
  return [...byId.values()].slice(0, limit);
}
