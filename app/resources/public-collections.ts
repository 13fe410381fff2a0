import { collectionOf } from "../../contract/collections/all-collections.ts";

/** Must pages that everybody sees be made anew when this collection changes? `*` is all of them. */
export function isShownToEverybody(collection: string): boolean {
  return collection === "*" || collectionOf(collection)?.isPublic === true;
}
