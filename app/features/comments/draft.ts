import type { Draft } from "~/content/drafts/draft";
import { ownKey } from "~/session/owner";

const keyOf = (name: string) => ownKey(`comment:${name}`);

/**
 * What somebody began to write, as this browser keeps it for them; nothing where it may not.
 * @param portals what the portal keeps of it: what was typed here counts where it goes on from there, or is
 * later
 */
export function readDraft(name: string, portals: Draft | null = null): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "{}");
    const { text, at } = kept as Record<string, unknown>;
    if (typeof text !== "string") return "";
    const isLater = () => Date.parse(String(at)) > Date.parse(portals?.updatedAt ?? "");
    return portals === null || text.startsWith(portals.body) || isLater() ? text : "";
  } catch {
    return "";
  }
}

/** Forgets a text that was taken or given up, unless something else stands there by now. */
export function dropDraft(name: string, text: string): void {
  if (readDraft(name) === text) keepDraft(name, "");
}

/** An empty text is no draft. */
export function keepDraft(name: string, text: string): void {
  try {
    if (text.trim() === "") localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify({ text, at: new Date().toISOString() }));
  } catch {
    // Full, or not allowed: what is typed still stands in the field.
  }
}
