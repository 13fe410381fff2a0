/** What this browser keeps for a member, and for nobody who comes after: every key that begins so. */
const PREFIX = "portal:own:";

export const ownKey = (name: string): string => PREFIX + name;

/** All of it goes, as with a logout. */
export function dropOwnStorage(): void {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  for (const key of keys) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
