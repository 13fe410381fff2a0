import { ownKey } from "~/session/owner";

const keyOfDismissed = () => ownKey("chat-scam-dismissed");
const KEPT = 200;

function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOfDismissed()) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function isDismissed(messageId: string): boolean {
  return readDismissed().includes(messageId);
}

export function dismissWarning(messageId: string): void {
  try {
    const others = readDismissed().filter((id) => id !== messageId);
    localStorage.setItem(keyOfDismissed(), JSON.stringify([...others, messageId].slice(-KEPT)));
  } catch {
    // Storage is full or blocked. The warning stays hidden until the page closes.
  }
}
