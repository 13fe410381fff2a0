type Copyable = { slug: string; title: string; publishedDaysAgo: number };

const MAX_TITLE_LENGTH = 120;

/**
 * Returns `scale` times as many items: the originals, then numbered copies, each a little older, to test
 * lists, filters and paging with many rows.
 */
export function multiply<Item extends Copyable>(items: readonly Item[], scale: number): Item[] {
  const copies = Array.from({ length: Math.max(1, scale) - 1 }, (_, at) => at + 2);
  return [...items, ...copies.flatMap((number) => items.map((item) => copyOf(item, number)))];
}

function copyOf<Item extends Copyable>(item: Item, number: number): Item {
  const mark = ` (${number})`;
  return {
    ...item,
    slug: `${item.slug.slice(0, 88).replace(/-$/, "")}-${number}`,
    title: item.title.slice(0, MAX_TITLE_LENGTH - mark.length) + mark,
    publishedDaysAgo: item.publishedDaysAgo + number,
  };
}
