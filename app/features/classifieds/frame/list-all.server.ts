import type { TierCms } from "~/cms/cms.server";
import type { Filter, Collection } from "~/cms/query";
import { readRows } from "~/cms/read";
import type { Shape } from "~/cms/shape";

const AT_ONCE = 500;
const MOST_PAGES = 10;

/**
 * Cached per tier until the collection changes.
 * @param only filter for the rows; its `name` is part of the cache key
 * @throws {CmsError}
 */
export function listAll<C extends Collection, Row>(
  cms: TierCms,
  query: Shape<C, Row, object>,
  only?: { name: string; filter: Filter<C> },
): Promise<Row[]> {
  return cms.cached(`classifieds:${query.collection}:${only?.name ?? ""}`, async (ask) => {
    const rows: Row[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const some = await ask(
        readRows(query, { ...(only && { filter: only.filter }), limit: AT_ONCE, page }),
      );
      rows.push(...some);
      if (some.length < AT_ONCE) break;
    }
    return rows;
  });
}
