import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft, DraftPlace, DraftText } from "./draft";
import { sendDraft } from "./send-draft";

/** So long nobody types before the portal is asked to keep it. */
const IDLE_MS = 2_000;

type DraftState = "kept" | "failed" | null;

/**
 * Keeps what is typed with the portal, so that it goes on elsewhere.
 * @param updatedAt of the draft that the field began with; null where there was none
 * @param onKept hears of each text that the portal has now
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
      // One after the other: each says from which it went on.
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

  // Who leaves before the pause is over loses nothing.
  useEffect(
    () => () => {
      const last = waiting.current?.draft;
      stop();
      if (last) send(last);
    },
    [send, stop],
  );

  /** What is typed here counts from now on, or what was typed elsewhere. */
  const settle = useCallback((draft: Draft) => {
    seenAt.current = draft.updatedAt;
    setConflict(null);
  }, []);

  return { state, conflict, note, stop, settle };
}
