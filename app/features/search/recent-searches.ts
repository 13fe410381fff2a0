import { ownKey } from "~/session/owner";

const keyOfSearches = () => ownKey("searches");
const KEPT = 6;

/** Latest first. Empty without storage access. */
export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOfSearches()) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

export function keepSearch(query: string): void {
  const text = query.trim();
  const others = listRecentSearches().filter((kept) => kept !== text);
  try {
    localStorage.setItem(keyOfSearches(), JSON.stringify([text, ...others].slice(0, KEPT)));
  } catch {
    // Search works without storage access too.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(keyOfSearches());
  } catch {
    // Nothing was stored.
  }
}
