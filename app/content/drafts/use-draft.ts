import { useCallback, useEffect, useRef, useState } from "react";
import { to } from "~/i18n/paths";
import { lazyPart } from "~/ui/later";
import type { Draft, DraftPlace, DraftText, DraftAnswer } from "./draft";

export const DraftNotice = lazyPart(() => import("./draft-alert").then((part) => part.DraftAlert));

const IDLE_MS = 2_000;

const MAX_DELAY_MS = 10_000;

/** Saves a draft on the server. Null if the server does not answer; the text then stays in its field. */
async function sendDraft(
  { kind, target }: DraftPlace,
  draft: DraftText,
  lastVersionAt: string | null,
): Promise<DraftAnswer | null> {
  try {
    const answer = await fetch(to("/app/drafts"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({
        ...{ kind, target, title: draft.title, body: draft.body },
        fields: JSON.stringify(draft.fields),
        ...(lastVersionAt && { seenAt: lastVersionAt }),
      }),
      redirect: "manual",
      signal: AbortSignal.timeout(MAX_DELAY_MS),
    });
    const isOurs = answer.ok && answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as DraftAnswer) : null;
  } catch {
    return null;
  }
}

type DraftState = "kept" | "failed" | null;

/**
 * Saves the text on the server while the member types, so that they can continue on another device.
 * @param updatedAt version of the draft that the field started with; null if there was none
 * @param onSaved called with each saved text
 */
export function useDraft(
  { kind, target }: DraftPlace,
  updatedAt: string | null,
  onSaved?: (draft: DraftText) => void,
) {
  const [state, setState] = useState<DraftState>(null);
  const [conflict, setConflict] = useState<Draft | null>(null);
  const lastVersionAt = useRef(updatedAt);
  const pending = useRef<{ timer: number; draft: DraftText } | null>(null);
  const saveQueue = useRef<Promise<void>>(Promise.resolve());
  const hear = useRef(onSaved);

  useEffect(() => {
    hear.current = onSaved;
  }, [onSaved]);

  const send = useCallback(
    (draft: DraftText) => {
      // Saves run in order: each names the version it continued from.
      saveQueue.current = saveQueue.current.then(async () => {
        const answer = await sendDraft({ kind, target }, draft, lastVersionAt.current);
        if (answer?.state === "conflict") return setConflict(answer.draft);
        if (answer) lastVersionAt.current = answer.updatedAt;
        setState(answer ? "kept" : "failed");
        if (answer) hear.current?.(draft);
      });
    },
    [kind, target],
  );

  const stop = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
  }, []);

  const scheduleSave = useCallback(
    (draft: DraftText) => {
      stop();
      const timer = window.setTimeout(() => {
        pending.current = null;
        send(draft);
      }, IDLE_MS);
      pending.current = { timer, draft };
    },
    [send, stop],
  );

  // Saves on leaving before the pause is over.
  useEffect(
    () => () => {
      const last = pending.current?.draft;
      stop();
      if (last) send(last);
    },
    [send, stop],
  );

  const finish = useCallback((draft: Draft) => {
    lastVersionAt.current = draft.updatedAt;
    setConflict(null);
  }, []);

  return { state, conflict, note: scheduleSave, stop, finish };
}
