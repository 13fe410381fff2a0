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
