import type { Draft } from "~/content/drafts/draft";
import { ownKey } from "~/session/owner";

const keyOf = (name: string) => ownKey(`comment:${name}`);

/**
 * Empty without storage access.
 * @param portals the draft saved by the portal; the local one wins if it is newer or continues that text
 */
export function readDraft(name: string, portals: Draft | null = null): string {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "{}");
    const { text, at } = saved as Record<string, unknown>;
    if (typeof text !== "string") return "";
    const isLater = () => Date.parse(String(at)) > Date.parse(portals?.updatedAt ?? "");
    return portals === null || text.startsWith(portals.body) || isLater() ? text : "";
  } catch {
    return "";
  }
}

/** Keeps a draft that has changed since. */
export function dropDraft(name: string, text: string): void {
  if (readDraft(name) === text) saveDraft(name, "");
}

export function saveDraft(name: string, text: string): void {
  try {
    if (text.trim() === "") localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify({ text, at: new Date().toISOString() }));
  } catch {
    // Storage is full or blocked. The text stays in the field.
  }
}
