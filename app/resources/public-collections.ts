import { collectionOf } from "../../contract/collections/all-collections.ts";

/** `*` means all collections. */
export function isShownToEverybody(collection: string): boolean {
  return collection === "*" || collectionOf(collection)?.isPublic === true;
}
