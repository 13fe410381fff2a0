import type { PageInfo, PageRange } from "./page.ts";

/** One page of a list whose length costs something: it is counted when somebody asks. */
export type CountedPage<Item> = {
  items: Item[];
  pageInfo: PageInfo;
  totalCount: () => Promise<number>;
};

/** The range with one entry more, whose presence says that there is a next page. */
export const oneMore = ({ take, skip }: PageRange): PageRange => ({ take: take + 1, skip });

/** @param found how many came of `oneMore` of the range */
export function countedPage<Item>(
  { items, found }: { items: Item[]; found: number },
  { take, skip }: PageRange,
  totalCount: () => Promise<number>,
): CountedPage<Item> {
  return { items, pageInfo: { hasNextPage: found > take, hasPreviousPage: skip > 0 }, totalCount };
}
