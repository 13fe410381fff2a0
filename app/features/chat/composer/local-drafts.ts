import { ownKey } from "~/session/owner";
import type { WaitingMessage } from "../conversation-state";

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
    // Storage is full or blocked. The text stays in the field.
  }
}

/** @param since when the portal's draft was changed; an older local draft is ignored */
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

export function readWaiting(partner: string): WaitingMessage[] {
  try {
    const kept: unknown = JSON.parse(read(waitingKey(partner)) || "[]");
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

export function keepWaiting(partner: string, waiting: readonly WaitingMessage[]): void {
  // The browser does not save files. Only the text of a message with an image is saved, and its author
  // decides what to do.
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
