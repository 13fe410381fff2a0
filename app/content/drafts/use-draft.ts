import { useCallback, useEffect, useRef, useState } from "react";
import { to } from "~/i18n/paths";
import { later } from "~/ui/later";
import type { Draft, DraftPlace, DraftText, DraftAnswer } from "./draft";

/** Lazy: members who only read do not need it. */
export const DraftNotice = later(() => import("./draft-notice").then((part) => part.DraftNotice));

const IDLE_MS = 2_000;

const LONGEST_WAIT_MS = 10_000;

/** Saves a draft on the server. Null if the server does not answer; the text then stays in its field. */
async function sendDraft(
  { kind, target }: DraftPlace,
  draft: DraftText,
  seenAt: string | null,
): Promise<DraftAnswer | null> {
  try {
    const answer = await fetch(to("/app/drafts"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({
        ...{ kind, target, title: draft.title, body: draft.body },
        fields: JSON.stringify(draft.fields),
        ...(seenAt && { seenAt }),
      }),
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
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
 * @param onKept called with each saved text
 */
export function useDraft(
  { kind, target }: DraftPlace,
  updatedAt: string | null,
  onKept?: (draft: DraftText) => void,
) {
  const [state, setState] = useState<DraftState>(null);
  const [conflict, setConflict] = useState<Draft | null>(null);
  const seenAt = useRef(updatedAt);
  const waiting = useRef<{ timer: number; draft: DraftText } | null>(null);
  const line = useRef<Promise<void>>(Promise.resolve());
  const hear = useRef(onKept);

  useEffect(() => {
    hear.current = onKept;
  }, [onKept]);

  const send = useCallback(
    (draft: DraftText) => {
      // Saves run in order: each names the version it continued from.
      line.current = line.current.then(async () => {
        const answer = await sendDraft({ kind, target }, draft, seenAt.current);
        if (answer?.state === "conflict") return setConflict(answer.draft);
        if (answer) seenAt.current = answer.updatedAt;
        setState(answer ? "kept" : "failed");
        if (answer) hear.current?.(draft);
      });
    },
    [kind, target],
  );

  const stop = useCallback(() => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }, []);

  const note = useCallback(
    (draft: DraftText) => {
      stop();
      const timer = window.setTimeout(() => {
        waiting.current = null;
        send(draft);
      }, IDLE_MS);
      waiting.current = { timer, draft };
    },
    [send, stop],
  );

  // Saves on leaving before the pause is over.
  useEffect(
    () => () => {
      const last = waiting.current?.draft;
      stop();
      if (last) send(last);
    },
    [send, stop],
  );

  const settle = useCallback((draft: Draft) => {
    seenAt.current = draft.updatedAt;
    setConflict(null);
  }, []);

  return { state, conflict, note, stop, settle };
}
