import { toCard } from "./content-rows.server";
import type { ContentReader } from "./reader.server";
import type { ContentCard } from "../schema";

/**
 * What this reader may know of published items that another person named: the public part, and whether they
 * may open the item. Not cached, because names that people type would overflow a cache.
 * @throws {CmsError}
 */
export async function listNamedCards(
  { cms, source, now = new Date() }: ContentReader,
  slugs: readonly string[],
): Promise<ContentCard[]> {
  if (slugs.length === 0) return [];
  const filter = { _and: [{ status: { _eq: "published" as const } }, { slug: { _in: slugs } }] };
  const rows = await cms.forTier("teaser").ask(source.cards({ filter, limit: slugs.length }));
  return rows.map((row) => toCard(row, now, cms.tier));
}
