import { contentKinds, type ContentKind } from "../../contract/content/kinds.ts";
import { read, type Permission, type Rule } from "./permission.ts";

/**
 * Permission to read the rows that link content to cantons and tags: the same rows as the content itself.
 * @param rows rule per kind of content
 */
export function readContentLinks(rows: (kind: ContentKind) => Rule): Permission[] {
  return contentKinds.flatMap((kind) => [
    read(`${kind}_cantons`, { [`${kind}_id`]: rows(kind) }),
    read(`${kind}_tags`, { [`${kind}_id`]: rows(kind) }),
  ]);
}
