/** What narrows a list, in the order of the address and of the chips. */
export const NARROWING = [
  "query",
  "category",
  "tag",
  "canton",
  "level",
  "permit",
  "from",
  "until",
  "unread",
] as const;

/** By date, by how many members opened it, by how many comments there are. */
export const SORTS = ["new", "old", "read", "commented"] as const;

export type ContentFilter = { [Field in (typeof NARROWING)[number]]?: string | undefined } & {
  sort: (typeof SORTS)[number];
  page: number;
};

export function hasActiveFilters(filter: ContentFilter): boolean {
  return NARROWING.some((field) => filter[field]);
}
