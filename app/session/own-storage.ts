import { OWN, ownKey } from "./owner";

function dropWhere(storage: Storage, isDropped: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  for (const key of keys) if (key.startsWith(OWN) && isDropped(key)) storage.removeItem(key);
}

/** Deletes data of earlier members whose sessions ended without a logout. */
export function dropForeignStorage(): void {
  const own = ownKey("");
  for (const storage of [localStorage, sessionStorage]) {
    dropWhere(storage, (key) => !key.startsWith(own));
  }
}

/** The data of all members, not only of this one. */
export function dropOwnStorage(): void {
  for (const storage of [localStorage, sessionStorage]) dropWhere(storage, () => true);
}
