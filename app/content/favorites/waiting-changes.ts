import { ownKey } from "~/session/own-storage";
import type { FavoriteChange } from "./favorite-change";

/**
 * The favorites that were pressed without a connection, kept in this browser until they are sent
 * (docs/decisions/0010-offline-reading.md). One change an item, the last one.
 */
const KEY = ownKey("waiting-favorites");

export type WaitingChange = FavoriteChange & {
  /** The server will not have it; told where it was pressed, until the page loads anew. */
  isRefused?: true;
};
type Waiting = { member: string | null; changes: WaitingChange[] };

const listeners = new Set<() => void>();

function read(): Waiting {
  const none: Waiting = { member: null, changes: [] };
  return { ...none, ...JSON.parse(localStorage.getItem(KEY) ?? "null") };
}

function write(waiting: Waiting): void {
  if (waiting.changes.length > 0 || waiting.member !== null)
    localStorage.setItem(KEY, JSON.stringify(waiting));
  for (const listener of listeners) listener();
}

const isSameItem = (one: FavoriteChange, other: Pick<FavoriteChange, "type" | "item">) =>
  one.type === other.type && one.item === other.item;

/** The changes of `member` go on waiting; those of another member, and what was refused, go. */
export function claimChanges(member: string): void {
  const { member: before, changes } = read();
  const own = before === null || before === member ? changes : [];
  write({ member, changes: own.filter(({ isRefused }) => !isRefused) });
}

export function keepChange(change: WaitingChange): void {
  const { member, changes } = read();
  write({ member, changes: [...changes.filter((each) => !isSameItem(each, change)), change] });
}

/** Takes a change out again, unless it is another one by now. */
export function dropChange(change: FavoriteChange): void {
  const { member, changes } = read();
  const isGone = (each: WaitingChange) =>
    isSameItem(each, change) && (each.isFavorite === change.isFavorite || each.isRefused);
  if (changes.some(isGone)) write({ member, changes: changes.filter((each) => !isGone(each)) });
}

export function listWaitingChanges(): FavoriteChange[] {
  return read().changes.filter(({ isRefused }) => !isRefused);
}

/** How it stands with an item's change; null when none waits. */
export type ChangeState = "on" | "off" | "refused" | null;

export function findChange(type: FavoriteChange["type"], item: string): ChangeState {
  const change = read().changes.find((each) => isSameItem(each, { type, item }));
  if (!change) return null;
  if (change.isRefused) return "refused";
  return change.isFavorite ? "on" : "off";
}

/** Calls `listener` at each change, those of other tabs included; the returned function ends it. */
export function subscribeToChanges(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
