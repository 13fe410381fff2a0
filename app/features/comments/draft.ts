import { ownKey } from "~/session/owner";

const keyOf = (name: string) => ownKey(`comment:${name}`);

/** What somebody began to write, as this browser keeps it for them; nothing where it may not. */
export function readDraft(name: string): string {
  try {
    return localStorage.getItem(keyOf(name)) ?? "";
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
    else localStorage.setItem(keyOf(name), text);
  } catch {
    // Full, or not allowed: what is typed still stands in the field.
  }
}
