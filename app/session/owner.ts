/** What this browser keeps for a member, and for nobody who comes after: every key that begins so. */
export const OWN = "portal:own:";

/** Whose page this is. A session may end without a logout, and another member may be the next here. */
let owner = "";

/** The key of the member whose page this is: asked for at each use, never kept. */
export const ownKey = (name: string): string => `${OWN}${owner}:${name}`;

/**
 * To be called while the root is drawn, before any part below reads what this browser keeps. A guest changes
 * nothing; on the server, where many are drawn at once, nobody is named.
 */
export function nameOwner(memberId: string | undefined): void {
  if (typeof document !== "undefined") owner = memberId ?? owner;
}
