import { collectionOf } from "../../contract/collections/all-collections.ts";

/** True if a change in this collection affects public pages. `*` means all collections. */
export function isShownToEverybody(collection: string): boolean {
  return collection === "*" || collectionOf(collection)?.isPublic === true;
}
