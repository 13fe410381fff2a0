import { ownKey } from "~/session/owner";

const keyOfSearches = () => ownKey("searches");
const KEPT = 6;

/** What was looked for on this device, the latest first; nothing where the browser keeps nothing. */
export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOfSearches()) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Puts a search first among those that are kept. */
export function keepSearch(query: string): void {
  const text = query.trim();
  const others = listRecentSearches().filter((kept) => kept !== text);
  try {
    localStorage.setItem(keyOfSearches(), JSON.stringify([text, ...others].slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing searches all the same.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(keyOfSearches());
  } catch {
    // Nothing was kept.
  }
}
