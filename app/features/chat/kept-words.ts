import { ownKey } from "~/session/owner";
import type { WaitingMessage } from "./conversation-state";

const draftKey = (partner: string) => ownKey(`chat-draft:${partner}`);
const waitingKey = (partner: string) => ownKey(`chat-waiting:${partner}`);

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full, or not allowed: what is typed still stands in the field.
  }
}

/**
 * What somebody began to write to another member, as this browser keeps it.
 * @param since when the portal's own draft was changed; what was typed before it counts no more
 */
export function readDraft(partner: string, since: string | null = null): string {
  try {
    const { text, at } = JSON.parse(read(draftKey(partner)) || "{}") as Record<string, unknown>;
    const isLater = since === null || Date.parse(String(at)) > Date.parse(since);
    return typeof text === "string" && isLater ? text : "";
  } catch {
    return "";
  }
}

export function keepDraft(partner: string, text: string): void {
  const kept = text === "" ? "" : JSON.stringify({ text, at: new Date().toISOString() });
  keep(draftKey(partner), kept);
}

/** What was sent and not taken yet; what this browser can't read is nothing. */
export function readWaiting(partner: string): WaitingMessage[] {
  try {
    const kept: unknown = JSON.parse(read(waitingKey(partner)) || "[]");
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

export function keepWaiting(partner: string, waiting: readonly WaitingMessage[]): void {
  // A browser keeps no files: of a message with a picture the words are left, and whoever wrote them asked.
  const kept = waiting.flatMap(({ image, ...each }) => {
    if (!image) return [each];
    return each.message === "" ? [] : [{ ...each, problem: "image_lost" as const }];
  });
  keep(waitingKey(partner), kept.length === 0 ? "" : JSON.stringify(kept));
}

function isWaiting(given: unknown): given is WaitingMessage {
  const { id, message } = (given ?? {}) as Partial<WaitingMessage>;
  return typeof id === "string" && typeof message === "string";
}
