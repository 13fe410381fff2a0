import { builder } from "./builder.ts";

/** Where a page stands in its list. */
export type PageInfo = { hasNextPage: boolean; hasPreviousPage: boolean };

/** One page of a list, and how many there are in all. */
export type Page<Item> = { items: Item[]; pageInfo: PageInfo; totalCount: number };

export type PageRange = { take: number; skip: number };

export const PageInfoType = builder.objectRef<PageInfo>("PageInfo").implement({
  fields: (field) => ({
    hasNextPage: field.exposeBoolean("hasNextPage"),
    hasPreviousPage: field.exposeBoolean("hasPreviousPage"),
  }),
});

/** The page of these items that follow `skip` others. */
export function pageOf<Item>(
  items: Item[],
  totalCount: number,
  { skip }: Pick<PageRange, "skip">,
): Page<Item> {
  const hasNextPage = skip + items.length < totalCount;
  return { items, pageInfo: { hasNextPage, hasPreviousPage: skip > 0 }, totalCount };
}
