import type { PageInfo, PageRange } from "./page.ts";

/** One page of a list whose total is expensive: it is counted only if requested. */
export type CountedPage<Item> = {
  items: Item[];
  pageInfo: PageInfo;
  totalCount: () => Promise<number>;
};

/** The range with one more entry, which shows whether a next page exists. */
export const oneMore = ({ take, skip }: PageRange): PageRange => ({ take: take + 1, skip });

export function countedPage<Item>(
  { items, found }: { items: Item[]; found: number },
  { take, skip }: PageRange,
  totalCount: () => Promise<number>,
): CountedPage<Item> {
  return { items, pageInfo: { hasNextPage: found > take, hasPreviousPage: skip > 0 }, totalCount };
}
