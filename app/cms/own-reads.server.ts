import { LRUCache } from "lru-cache";
import type { RowsRead } from "./read";

/** Directus reports changes. This limit covers lost reports. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 3_000;
/** Longer answers and queries would fill the memory with few members. */
const MAX_CHARACTERS = 8_000;
/** More members than these within a minute would forget a change too early. */
const MAX_CHANGES = 50_000;

/** Whose answer it is. After a change of the tier, the same member may read other rows. */
export type OwnReader = { userId: string; tier: string };

type Entry = { answer: Promise<unknown>; collections: readonly string[]; startedAt: number };

/**
 * A member's own rows, remembered in this process until one of their collections changes. Each key contains
 * the member's id, so that no member gets another member's rows.
 */
export function createOwnReads() {
  const entries = new LRUCache<string, Entry>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  /** Collection, or member and collection → number of the last change. */
  const lastChanges = new Map<string, number>();
  const lastOwnChanges = new LRUCache<string, number>({ max: MAX_CHANGES, ttl: REMEMBERED_MS });
  let changes = 0;

  const ownKey = (userId: string, collection: string) => `${userId}|${collection}`;

  function isCurrent({ collections, startedAt }: Entry, userId: string): boolean {
    return [...collections, "*"].every(
      (name) =>
        (lastChanges.get(name) ?? 0) <= startedAt &&
        (lastOwnChanges.get(ownKey(userId, name)) ?? 0) <= startedAt,
    );
  }

  return {
    /** @throws what `load` throws; failures are not remembered */
    find(
      { userId, tier }: OwnReader,
      { collection, query }: RowsRead,
      collections: readonly string[],
      load: () => Promise<unknown>,
    ): Promise<unknown> {
      const key = `${userId}|${tier}|${collection}|${JSON.stringify(query)}`;
      if (key.length > MAX_CHARACTERS) return load();
      const known = entries.get(key);
      if (known && isCurrent(known, userId)) return known.answer;
      const answer = load();
      const entry = { answer, collections, startedAt: changes };
      entries.set(key, entry);
      const forget = () => {
        if (entries.peek(key) === entry) entries.delete(key);
      };
      answer.then((rows) => {
        if (JSON.stringify(rows).length > MAX_CHARACTERS) forget();
      }, forget);
      return answer;
    },
    /** `*` for all collections; without a member, those of every member. */
    changed(collection: string, userId?: string): void {
      changes += 1;
      if (userId === undefined) lastChanges.set(collection, changes);
      else lastOwnChanges.set(ownKey(userId, collection), changes);
    },
  };
}
