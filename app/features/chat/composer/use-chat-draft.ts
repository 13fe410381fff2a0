import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Draft, DraftText } from "~/content/drafts/draft";
import { useDraft } from "~/content/drafts/use-draft";
import { keepDraft, readDraft } from "./local-drafts";

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
