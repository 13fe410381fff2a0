/** Prefix of every storage key that belongs to one member and must not reach the next. */
export const OWN = "portal:own:";

/**
 * The member whose page this is. A session may end without a logout, and another member may sign in next.
 */
let owner = "";

/** Storage key of the current member. Build it at each use; never store it. */
export const ownKey = (name: string): string => `${OWN}${owner}:${name}`;

/**
 * Call while rendering the root, before any part below reads storage. A guest does not change the owner.
 * The server renders many members at once, so it sets none.
 */
export function nameOwner(memberId: string | undefined): void {
  if (typeof document !== "undefined") owner = memberId ?? owner;
}
