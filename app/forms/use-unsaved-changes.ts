import { useNavigation } from "@remix-run/react";
import { createContext, useContext, useEffect, useId, useState } from "react";
import type { FormAnswer } from "./form-answer";

type Answer = Pick<FormAnswer<string>, "isDone">;

/** What the page's guard is told by each of its forms. */
export const UnsavedForms = createContext<(id: string, isDirty: boolean) => void>(() => {});

/**
 * Has the guard ask while something was changed in a form since it was last saved.
 * @returns how to note a change
 */
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

/** Whether something in a form was changed since it was last saved, and how to note a change. */
function useDirty(answer: Answer | null): [isDirty: boolean, noteChange: () => void] {
  const [changedAfter, setChangedAfter] = useState<{ answer: Answer | null } | null>(null);
  const isSaved = answer?.isDone === true && changedAfter?.answer !== answer;
  return [changedAfter !== null && !isSaved, () => setChangedAfter({ answer })];
}
