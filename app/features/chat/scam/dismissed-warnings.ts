import { ownKey } from "~/session/owner";

const keyOfDismissed = () => ownKey("chat-scam-dismissed");
/** Of the messages a member called harmless, the last so many stay known. */
const KEPT = 200;

function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOfDismissed()) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** True when the member said on this device that the message is no fraud. */
export function isDismissed(messageId: string): boolean {
  return readDismissed().includes(messageId);
}

export function dismissWarning(messageId: string): void {
  try {
    const others = readDismissed().filter((id) => id !== messageId);
    localStorage.setItem(keyOfDismissed(), JSON.stringify([...others, messageId].slice(-KEPT)));
  } catch {
    // Full, or not allowed: it is hidden until the page is left.
  }
}
