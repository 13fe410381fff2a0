import { useEffect, useRef } from "react";
import type { Draft, DraftFields, DraftPlace, DraftText } from "~/content/drafts/draft";
import { DraftNotice, useDraft } from "~/content/drafts/use-draft";
import { FORM_KEY_NAME } from "~/forms/form-key-name";
import { withoutUnticked } from "../../../../contract/community/context-card.ts";

/** A draft has title and body of its own. */
const UNKEPT = new Set(["intent", "title", "body"]);

function readText(form: HTMLFormElement): DraftText {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const fields: DraftFields = {};
  for (const name of new Set(data.keys())) {
    if (UNKEPT.has(name) || name.startsWith("__") || name === FORM_KEY_NAME) continue;
    const values = data.getAll(name).filter((value) => typeof value === "string");
    fields[name] = values.length > 1 || name === "tags" ? values : (values[0] ?? "");
  }
  // Never store a fact that the author did not tick.
  return { title: textOf("title"), body: textOf("body"), fields: withoutUnticked(fields) };
}

type FormDraftProps = DraftPlace & {
  formId: string;
  updatedAt: string | null;
  onTake: (draft: Draft) => void;
};

/** Listens to the form from outside. Submitting ends the draft. */
export function FormDraft({ kind, target, formId, updatedAt, onTake }: FormDraftProps) {
  const { state, conflict, note, stop, settle } = useDraft({ kind, target }, updatedAt);
  const form = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const element = document.querySelector<HTMLFormElement>(`form#${formId}`);
    form.current = element;
    if (!element) return;
    const type = () => note(readText(element));
    element.addEventListener("input", type);
    element.addEventListener("submit", stop);
    return () => {
      element.removeEventListener("input", type);
      element.removeEventListener("submit", stop);
    };
  }, [formId, note, stop]);
  return (
    <DraftNotice
      state={state}
      conflict={conflict}
      onTake={(draft) => {
        settle(draft);
        onTake(draft);
      }}
      onKeep={(draft) => {
        settle(draft);
        if (form.current) note(readText(form.current));
      }}
    />
  );
}
