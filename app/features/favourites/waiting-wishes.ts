import type { FavouriteWish } from "./wish";

/**
 * The favourites that were pressed without a connection, kept in this browser until they are sent
 * (docs/decisions/0010-offline-reading.md). One wish an item, the last one.
 */
const KEY = "portal:waiting-favourites";

export type WaitingWish = FavouriteWish & {
  /** The server will not have it; told where it was pressed, until the page loads anew. */
  isRefused?: true;
};
type Waiting = { member: string | null; wishes: WaitingWish[] };

const listeners = new Set<() => void>();

function read(): Waiting {
  const none: Waiting = { member: null, wishes: [] };
  return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? none;
}

function write(waiting: Waiting): void {
  if (waiting.wishes.length > 0 || waiting.member !== null)
    localStorage.setItem(KEY, JSON.stringify(waiting));
  for (const listener of listeners) listener();
}

const isSameItem = (one: FavouriteWish, other: Pick<FavouriteWish, "type" | "item">) =>
  one.type === other.type && one.item === other.item;

/** The wishes of `member` go on waiting; those of another member, and what was refused, go. */
export function claimWishes(member: string): void {
  const { member: before, wishes } = read();
  const own = before === null || before === member ? wishes : [];
  write({ member, wishes: own.filter(({ isRefused }) => !isRefused) });
}

export function keepWish(wish: WaitingWish): void {
  const { member, wishes } = read();
  write({ member, wishes: [...wishes.filter((each) => !isSameItem(each, wish)), wish] });
}

/** Takes a wish out again, unless it has been changed meanwhile. */
export function dropWish(wish: FavouriteWish): void {
  const { member, wishes } = read();
  const isGone = (each: WaitingWish) =>
    isSameItem(each, wish) && (each.isFavourite === wish.isFavourite || each.isRefused);
  if (wishes.some(isGone)) write({ member, wishes: wishes.filter((each) => !isGone(each)) });
}

export function listWaitingWishes(): FavouriteWish[] {
  return read().wishes.filter(({ isRefused }) => !isRefused);
}

/** How it stands with an item's wish; null when none waits. */
export type WishState = "on" | "off" | "refused" | null;

export function findWish(type: FavouriteWish["type"], item: string): WishState {
  const wish = read().wishes.find((each) => isSameItem(each, { type, item }));
  if (!wish) return null;
  if (wish.isRefused) return "refused";
  return wish.isFavourite ? "on" : "off";
}

/** Calls `listener` at each change, those of other tabs included; the returned function ends it. */
export function subscribeToWishes(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
