import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Draft, DraftText } from "~/content/drafts/draft";
import { useDraft } from "~/content/drafts/use-draft";
import { ownKey } from "~/session/owner";
import type { PendingMessage } from "../conversation-state";

const draftKey = (partner: string) => ownKey(`chat-draft:${partner}`);
const pendingKey = (partner: string) => ownKey(`chat-waiting:${partner}`);

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function store(key: string, text: string): void {
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

export function saveDraft(partner: string, text: string): void {
  const saved = text === "" ? "" : JSON.stringify({ text, at: new Date().toISOString() });
  store(draftKey(partner), saved);
}

export function readPendingMessages(partner: string): PendingMessage[] {
  try {
    const saved: unknown = JSON.parse(read(pendingKey(partner)) || "[]");
    return Array.isArray(saved) ? saved.filter(isPending) : [];
  } catch {
    return [];
  }
}

export function savePendingMessages(partner: string, pending: readonly PendingMessage[]): void {
  // The browser does not save files. Only the text of a message with an image is saved, and its author
  // decides what to do.
  const saved = pending.flatMap(({ image, ...each }) => {
    if (!image) return [each];
    return each.message === "" ? [] : [{ ...each, problem: "image_lost" as const }];
  });
  store(pendingKey(partner), saved.length === 0 ? "" : JSON.stringify(saved));
}

function isPending(value: unknown): value is PendingMessage {
  const { id, message } = (value ?? {}) as Partial<PendingMessage>;
  return typeof id === "string" && typeof message === "string";
}

const textOf = (body: string): DraftText => ({ title: "", fields: {}, body });

/**
 * The portal stores the draft for other devices, and the browser until the portal has it.
 * @param waitingCount number of unsent messages; each accepted message ends the draft
 */
export function useChatDraft(
  partner: string,
  draft: Draft | null,
  field: RefObject<HTMLTextAreaElement | null>,
  { pendingCount = 0, share = null }: { pendingCount?: number; share?: string | null } = {},
) {
  const started = withShare(draft?.body ?? "", share);
  const [text, setText] = useState(started);
  const place = { kind: "chat", target: partner } as const;
  const draftChangedAt = draft?.updatedAt ?? null;
  const isSaved = useRef(draft !== null);
  const typed = useRef(started);
  const clear = useRef(() => {});
  const onSaved = useCallback(
    ({ body }: DraftText) => {
      isSaved.current = body !== "";
      // Text typed during the request is not stored by the portal yet.
      if (readDraft(partner) === body) saveDraft(partner, "");
      if (body !== "" && typed.current === "") clear.current();
    },
    [partner],
  );
  const { conflict, note, stop, finish } = useDraft(place, draftChangedAt, onSaved);

  useEffect(() => {
    // The message was sent while its draft was being saved.
    clear.current = () => note(textOf(""));
  }, [note]);

  useEffect(() => {
    // Text typed before the scripts ran wins over a stored draft. Of the stored drafts, the later one wins.
    const early = field.current?.value ?? "";
    const saved = (early === started ? "" : early) || readDraft(partner, draftChangedAt);
    const restore = setTimeout(() => {
      if (!saved || typed.current !== started) return;
      typed.current = saved;
      setText(saved);
      note(textOf(saved));
    }, 0);
    return () => clearTimeout(restore);
  }, [started, draftChangedAt, field, note, partner]);

  useEffect(() => {
    if (!conflict) return;
    // Two browsers edited the draft. The visible one wins.
    finish(conflict);
    if (typed.current !== "") note(textOf(typed.current));
  }, [conflict, note, finish]);

  const waited = useRef(pendingCount);
  useEffect(() => {
    const isTaken = pendingCount < waited.current;
    waited.current = pendingCount;
    // Text typed meanwhile starts a new draft.
    if (isTaken && typed.current !== "") note(textOf(typed.current));
  }, [note, pendingCount]);

  function write(next: string): void {
    typed.current = next;
    setText(next);
    saveDraft(partner, next);
    if (next !== "" || isSaved.current) note(textOf(next));
    else stop();
  }

  return { text, write };
}

function withShare(started: string, share: string | null): string {
  if (share === null || started.includes(share)) return started;
  return started === "" ? share : `${started}\n${share}`;
}
