import { builder } from "./builder.ts";

export type PageInfo = { hasNextPage: boolean; hasPreviousPage: boolean };

export type Page<Item> = { items: Item[]; pageInfo: PageInfo; totalCount: number };

export type PageRange = { take: number; skip: number };

export const PageInfoType = builder.objectRef<PageInfo>("PageInfo").implement({
  fields: (field) => ({
    hasNextPage: field.exposeBoolean("hasNextPage"),
    hasPreviousPage: field.exposeBoolean("hasPreviousPage"),
  }),
});

export function pageOf<Item>(
  items: Item[],
  totalCount: number,
  { skip }: Pick<PageRange, "skip">,
): Page<Item> {
  const hasNextPage = skip + items.length < totalCount;
  return { items, pageInfo: { hasNextPage, hasPreviousPage: skip > 0 }, totalCount };
}

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
