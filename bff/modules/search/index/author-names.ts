import type { AuthorsService } from "../../account/profile/authors.service.ts";
import { foldedNames, type AuthorNames } from "../documents/document.ts";

const AT_ONCE = 100;

/**
 * Members' searchable names: the visible full name and each word of it.
 * @throws {ServiceError} `unavailable`
 */
export function createAuthorNames(authors: Pick<AuthorsService, "listNames">) {
  return async (ids: readonly string[]): Promise<AuthorNames> => {
    const names = new Map<string, readonly string[]>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      for (const { directusUserId, name } of await authors.listNames(ids.slice(at, at + AT_ONCE))) {
        names.set(directusUserId, foldedNames(name));
      }
    }
    return names;
  };
}
