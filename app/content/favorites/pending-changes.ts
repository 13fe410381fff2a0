import { ownKey } from "~/session/owner";
import type { FavoriteType } from "../../../contract/content/kinds.ts";

/**
 * Favorites pressed offline, stored in this browser until they are sent
 * (docs/decisions/0010-offline-reading.md). Holds only the last change of each item.
 */
const keyOfChanges = () => ownKey("waiting-favorites");

/** Sending it twice has no effect. */
export type FavoriteChange = {
  type: FavoriteType;
  item: string;
  isFavorite: boolean;
};

/**
 * `refused`: can never be saved; `unavailable`: can't be saved now; `no-answer`: unknown whether it
 * arrived; `guest`: the session has ended.
 */
export type ChangeOutcome = "saved" | "refused" | "unavailable" | "no-answer" | "guest";

const MAX_DELAY_MS = 15_000;

/** Does not use the router, which would discard the page when no answer comes. */
export async function sendChange(
  action: string,
  { type, item, isFavorite }: FavoriteChange,
): Promise<ChangeOutcome> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ type, item, isFavorite: String(isFavorite) }),
      redirect: "manual",
      signal: AbortSignal.timeout(MAX_DELAY_MS),
    });
    if (response.ok) return "saved";
    // The redirect is not followed: it can only lead to the login.
    if (response.type === "opaqueredirect") return "guest";
    return response.status < 500 && response.status !== 429 ? "refused" : "unavailable";
  } catch {
    return "no-answer";
  }
}

export type PendingChange = FavoriteChange & {
  isRefused?: true;
};

const listeners = new Set<() => void>();

function read(): PendingChange[] {
  return (JSON.parse(localStorage.getItem(keyOfChanges()) ?? "[]") as PendingChange[]) ?? [];
}

function write(changes: PendingChange[]): void {
  localStorage.setItem(keyOfChanges(), JSON.stringify(changes));
  for (const listener of listeners) listener();
}

const isSameItem = (one: FavoriteChange, other: Pick<FavoriteChange, "type" | "item">) =>
  one.type === other.type && one.item === other.item;

/** Drops refused changes: their buttons have shown the refusal. */
export function forgetRefused(): void {
  const changes = read();
  if (changes.some(({ isRefused }) => isRefused))
    write(changes.filter(({ isRefused }) => !isRefused));
}

export function savePendingChange(change: PendingChange): void {
  write([...read().filter((each) => !isSameItem(each, change)), change]);
}

/** Keeps a newer change of the same item. */
export function dropChange(change: FavoriteChange): void {
  const changes = read();
  const isGone = (each: PendingChange) =>
    isSameItem(each, change) && (each.isFavorite === change.isFavorite || each.isRefused);
  if (changes.some(isGone)) write(changes.filter((each) => !isGone(each)));
}

export function listPendingChanges(): FavoriteChange[] {
  return read().filter(({ isRefused }) => !isRefused);
}

export type ChangeState = "on" | "off" | "refused" | null;

export function findChange(type: FavoriteChange["type"], item: string): ChangeState {
  const change = read().find((each) => isSameItem(each, { type, item }));
  if (!change) return null;
  if (change.isRefused) return "refused";
  return change.isFavorite ? "on" : "off";
}

/** Calls `listener` at each change, including changes from other tabs. Returns a function that stops it. */
export function subscribeToChanges(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
