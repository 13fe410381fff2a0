import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Draft, DraftText } from "~/content/drafts/draft";
import { useDraft } from "~/content/drafts/use-draft";
import { keepDraft, readDraft } from "./kept-words";

const textOf = (body: string): DraftText => ({ title: "", fields: {}, body });

/**
 * What is typed to somebody, kept by the portal so that it goes on elsewhere, and by this browser until the
 * portal has it.
 * @param draft what the portal kept before; null for nothing
 * @param waitingCount messages that the service has not taken yet: each that it takes ends the draft
 * @param share what the member came to send, after what was begun
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
      // What was typed while the portal answered is not with it yet.
      if (readDraft(partner) === body) keepDraft(partner, "");
      if (body !== "" && typed.current === "") clear.current();
    },
    [partner],
  );
  const { conflict, note, stop, settle } = useDraft(place, begunAt, onKept);

  useEffect(() => {
    // A message was sent while its draft was on its way.
    clear.current = () => note(textOf(""));
  }, [note]);

  useEffect(() => {
    // What was typed before the scripts came counts more than what was kept, and of that the later one.
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
    // Two browsers wrote: what is typed here, where somebody is looking, counts.
    settle(conflict);
    if (typed.current !== "") note(textOf(typed.current));
  }, [conflict, note, settle]);

  const waited = useRef(waitingCount);
  useEffect(() => {
    const isTaken = waitingCount < waited.current;
    waited.current = waitingCount;
    // What is typed meanwhile is another draft than the one that ended.
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
