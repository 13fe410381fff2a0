import { ownKey } from "~/session/owner";
import type { FavoriteChange } from "./favorite-change";

/**
 * The favorites that were pressed without a connection, kept in this browser until they are sent
 * (docs/decisions/0010-offline-reading.md). One change an item, the last one.
 */
const keyOfChanges = () => ownKey("waiting-favorites");

export type WaitingChange = FavoriteChange & {
  /** The server will not have it; told where it was pressed, until the page loads anew. */
  isRefused?: true;
};

const listeners = new Set<() => void>();

function read(): WaitingChange[] {
  return (JSON.parse(localStorage.getItem(keyOfChanges()) ?? "[]") as WaitingChange[]) ?? [];
}

function write(changes: WaitingChange[]): void {
  localStorage.setItem(keyOfChanges(), JSON.stringify(changes));
  for (const listener of listeners) listener();
}

const isSameItem = (one: FavoriteChange, other: Pick<FavoriteChange, "type" | "item">) =>
  one.type === other.type && one.item === other.item;

/** What was refused has been told where it was pressed: with the next page it goes. */
export function forgetRefused(): void {
  const changes = read();
  if (changes.some(({ isRefused }) => isRefused))
    write(changes.filter(({ isRefused }) => !isRefused));
}

export function keepChange(change: WaitingChange): void {
  write([...read().filter((each) => !isSameItem(each, change)), change]);
}

/** Takes a change out again, unless it is another one by now. */
export function dropChange(change: FavoriteChange): void {
  const changes = read();
  const isGone = (each: WaitingChange) =>
    isSameItem(each, change) && (each.isFavorite === change.isFavorite || each.isRefused);
  if (changes.some(isGone)) write(changes.filter((each) => !isGone(each)));
}

export function listWaitingChanges(): FavoriteChange[] {
  return read().filter(({ isRefused }) => !isRefused);
}

/** How it stands with an item's change; null when none waits. */
export type ChangeState = "on" | "off" | "refused" | null;

export function findChange(type: FavoriteChange["type"], item: string): ChangeState {
  const change = read().find((each) => isSameItem(each, { type, item }));
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
