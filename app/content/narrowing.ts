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

export const SORTS = ["new", "old", "read", "commented"] as const;

export type ContentFilter = { [Field in (typeof NARROWING)[number]]?: string | undefined } & {
  sort: (typeof SORTS)[number];
  page: number;
};

export function hasActiveFilters(filter: ContentFilter): boolean {
  return NARROWING.some((field) => filter[field]);
}
