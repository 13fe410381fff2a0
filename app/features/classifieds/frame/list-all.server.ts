import type { Collection } from "~/cms/collections";
import type { TierCms } from "~/cms/cms.server";
import type { Filter } from "~/cms/query";
import { readRows } from "~/cms/read";
import type { Shape } from "~/cms/shape";

/** As many as Directus gives at once. */
const AT_ONCE = 500;
/** More than an area of this portal will ever hold. */
const MOST_PAGES = 10;

/**
 * Every row of a collection that the tier reads, kept for the tier until it changes.
 * @param only which rows, told apart in what is kept by `name`
 * @throws {CmsError}
 */
export function listAll<C extends Collection, Row>(
  cms: TierCms,
  asked: Shape<C, Row, object>,
  only?: { name: string; filter: Filter<C> },
): Promise<Row[]> {
  return cms.cached(`classifieds:${asked.collection}:${only?.name ?? ""}`, async (ask) => {
    const rows: Row[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const some = await ask(
        readRows(asked, { ...(only && { filter: only.filter }), limit: AT_ONCE, page }),
      );
      rows.push(...some);
      if (some.length < AT_ONCE) break;
    }
    return rows;
  });
}
