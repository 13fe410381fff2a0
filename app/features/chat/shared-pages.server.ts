import type { OwnCms, TierCms } from "~/cms/cms.server";
import type { ContentCard } from "~/content/schema";
import { toCard } from "~/content/source/content-rows.server";
import type { ContentSource } from "~/content/source/content-source.server";
import type { ContentReader } from "~/content/source/reader.server";
import { MAX_SHARED_PAGES, pagesIn, type PageAddress, type SharedPage } from "./shared-pages";

export type SharedPagesReader = {
  cms: TierCms;
  own: OwnCms;
  sources: readonly ContentSource[];
  /**
   * Only topics that the reader may read.
   * @throws {CmsError}
   */
  listTopicTitles: (
    own: OwnCms,
    ids: readonly string[],
  ) => Promise<readonly { id: string; title: string }[]>;
};

/**
 * What this reader may know of published items that another person named: the public part, and whether they
 * may open the item. Not cached, because names that people type would overflow a cache.
 * @throws {CmsError}
 */
async function listNamedCards(
  { cms, source, now = new Date() }: ContentReader,
  slugs: readonly string[],
): Promise<ContentCard[]> {
  if (slugs.length === 0) return [];
  const filter = { _and: [{ status: { _eq: "published" as const } }, { slug: { _in: slugs } }] };
  const rows = await cms.forTier("teaser").ask(source.cards({ filter, limit: slugs.length }));
  return rows.map((row) => toCard(row, now, cms.tier));
}

/**
 * Omits missing pages and pages the reader may not see, whoever linked them.
 * @throws {CmsError}
 */
export async function listSharedPages(
  { cms, own, sources, listTopicTitles }: SharedPagesReader,
  paths: readonly string[],
): Promise<SharedPage[]> {
  const pages = paths.slice(0, MAX_SHARED_PAGES).flatMap((path) => pagesIn(path, ""));
  const namesOf = (kind: PageAddress["kind"]) =>
    pages.flatMap((page) => (page.kind === kind ? page.name : []));
  const known = await Promise.all([
    ...sources.map(async (source) => {
      const { name: kind } = source.kind;
      const cards = await listNamedCards({ cms, source }, namesOf(kind));
      return cards.map(({ slug, title, isLocked = false }) => ({
        ...{ kind, name: slug },
        ...{ title, isLocked },
      }));
    }),
    listTopicTitles(own, namesOf("forum")).then((topics) =>
      topics.map(({ id, title }) => ({ kind: "forum" as const, name: id, title, isLocked: false })),
    ),
  ]);
  const pagesText = known.flat();
  return pages.flatMap(({ path, kind, name }) => {
    const found = pagesText.find((each) => each.kind === kind && each.name === name);
    return found ? { path, kind, title: found.title, isLocked: found.isLocked } : [];
  });
}
