import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Draft, DraftText } from "~/content/drafts/draft";
import { useDraft } from "~/content/drafts/use-draft";
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

const textOf = (body: string): DraftText => ({ title: "", fields: {}, body });

/**
 * The portal stores the draft for other devices, and the browser until the portal has it.
 * @param waitingCount number of unsent messages; each accepted message ends the draft
 */
export function useKeptText(
  partner: string,
  draft: Draft | null,
  field: RefObject<HTMLTextAreaElement | null>,
  { waitingCount = 0, share = null }: { waitingCount?: number; share?: string | null } = {},
) {
  const begun = withShare(draft?.body ?? "", share);
  const [text, setText] = useState(begun);
  const place = { kind: "chat", target: partner } as const;
  const begunAt = draft?.updatedAt ?? null;
  const isKept = useRef(draft !== null);
  const typed = useRef(begun);
  const clear = useRef(() => {});
  const onKept = useCallback(
    ({ body }: DraftText) => {
      isKept.current = body !== "";
      // Text typed during the request is not stored by the portal yet.
      if (readDraft(partner) === body) keepDraft(partner, "");
      if (body !== "" && typed.current === "") clear.current();
    },
    [partner],
  );
  const { conflict, note, stop, settle } = useDraft(place, begunAt, onKept);

  useEffect(() => {
    // The message was sent while its draft was being saved.
    clear.current = () => note(textOf(""));
  }, [note]);

  useEffect(() => {
    // Text typed before the scripts ran wins over a stored draft. Of the stored drafts, the later one wins.
    const early = field.current?.value ?? "";
    const kept = (early === begun ? "" : early) || readDraft(partner, begunAt);
    const restore = setTimeout(() => {
      if (!kept || typed.current !== begun) return;
      typed.current = kept;
      setText(kept);
      note(textOf(kept));
    }, 0);
    return () => clearTimeout(restore);
  }, [begun, begunAt, field, note, partner]);

  useEffect(() => {
    if (!conflict) return;
    // Two browsers edited the draft. The visible one wins.
    settle(conflict);
    if (typed.current !== "") note(textOf(typed.current));
  }, [conflict, note, settle]);

  const waited = useRef(waitingCount);
  useEffect(() => {
    const isTaken = waitingCount < waited.current;
    waited.current = waitingCount;
    // Text typed meanwhile starts a new draft.
    if (isTaken && typed.current !== "") note(textOf(typed.current));
  }, [note, waitingCount]);

  function write(next: string): void {
    typed.current = next;
    setText(next);
    keepDraft(partner, next);
    if (next !== "" || isKept.current) note(textOf(next));
    else stop();
  }

  return { text, write };
}

function withShare(begun: string, share: string | null): string {
  if (share === null || begun.includes(share)) return begun;
  return begun === "" ? share : `${begun}\n${share}`;
}
