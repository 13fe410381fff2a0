import { ownKey } from "~/session/owner";

const keyOfSearches = () => ownKey("searches");
const MAX_RECENT = 6;

/** Latest first. Empty without storage access. */
export function listRecentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOfSearches()) ?? "[]");
    return Array.isArray(saved) ? saved.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

export function saveRecentSearch(query: string): void {
  const text = query.trim();
  const others = listRecentSearches().filter((saved) => saved !== text);
  try {
    localStorage.setItem(keyOfSearches(), JSON.stringify([text, ...others].slice(0, MAX_RECENT)));
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
