import { useNavigation } from "@remix-run/react";
import { createContext, useContext, useEffect, useId, useState } from "react";
import type { FormAnswer } from "./form-answer";

type Answer = Pick<FormAnswer<string>, "isDone">;

export const UnsavedForms = createContext<(id: string, isDirty: boolean) => void>(() => {});

/** @returns a function that marks the form as changed */
export function useUnsavedChanges(answer: Answer | null): () => void {
  const id = useId();
  const note = useContext(UnsavedForms);
  const [isDirty, noteChange] = useDirty(answer);
  const isSending = useNavigation().formData !== undefined;
  useEffect(() => {
    note(id, isDirty && !isSending);
    return () => note(id, false);
  }, [note, id, isDirty, isSending]);
  return noteChange;
}

function useDirty(answer: Answer | null): [isDirty: boolean, noteChange: () => void] {
  const [changedAfter, setChangedAfter] = useState<{ answer: Answer | null } | null>(null);
  const isSaved = answer?.isDone === true && changedAfter?.answer !== answer;
  return [changedAfter !== null && !isSaved, () => setChangedAfter({ answer })];
}
