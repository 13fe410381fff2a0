import type { CmsSearch, RowsQuestion, SearchRow } from "../../../cms/cms-search.ts";
import type { IndexedItem } from "../documents/document.ts";
import { nothingIndexed } from "../sources/source.ts";
import type { SearchSource } from "../sources/source.ts";
import type { Tier } from "../../../../contract/account/roles.ts";

/** Index entries by item id. An item that no tier sees has empty entries. */
export type ReadItems = Map<string, IndexedItem>;

/** Reads rows with the rights of every tier. @throws {CmsUnavailableError | BreakerOpenError} */
export async function readItems(
  cms: CmsSearch,
  source: SearchSource,
  wanted: RowsQuestion["ids"],
  onBroken: (id: string, error: unknown) => void,
): Promise<ReadItems> {
  const { collection, fields, deep, seenBy = "teaser" } = source;
  const seen = await cms.listRows(seenBy, {
    collection,
    fields: fields.teaser,
    deep,
    ids: wanted,
  });
  const ids = seen.map(({ id }) => id);
  const textsFor = async (tier: Tier): Promise<Map<string, SearchRow>> => {
    const asked = fields[tier];
    if (asked === null || ids.length === 0) return new Map();
    const rows = await cms.listRows(tier, { collection, fields: asked, deep, ids });
    return new Map(rows.map((row) => [row.id, row]));
  };
  const [free, paying, replies] = await Promise.all([
    textsFor("free"),
    textsFor("paying"),
    source.hasReplies && ids.length > 0 ? cms.listReplies(ids) : [],
  ]);
  const repliesOf = Map.groupBy(replies, ({ target }) => target);
  const items: ReadItems = new Map();
  for (const teaser of seen) {
    const rows = {
      teaser,
      free: free.get(teaser.id) ?? null,
      paying: paying.get(teaser.id) ?? null,
      replies: repliesOf.get(teaser.id) ?? [],
    };
    items.set(
      teaser.id,
      itemOf(source, rows, (error) => onBroken(teaser.id, error)),
    );
  }
  return items;
}

/** An invalid row is left out of the index and does not block the others. */
function itemOf(
  source: SearchSource,
  rows: Parameters<SearchSource["itemOf"]>[0],
  onBroken: (error: unknown) => void,
): IndexedItem {
  try {
    return source.itemOf(rows);
  } catch (error) {
    onBroken(error);
    return nothingIndexed;
  }
}
