import { read, type Permission, type Rule } from "./permission.ts";

const kinds = ["news", "articles", "videos", "courses"];

/**
 * Reading the rows that tie content to cantons and tags: the same rows as the content itself.
 * @param rows rule per kind of content
 */
export function readContentLinks(rows: (kind: string) => Rule): Permission[] {
  return kinds.flatMap((kind) => [
    read(`${kind}_cantons`, { [`${kind}_id`]: rows(kind) }),
    read(`${kind}_tags`, { [`${kind}_id`]: rows(kind) }),
  ]);
}
