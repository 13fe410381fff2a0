import { useState } from "react";

/** What became of a form that was sent. */
export type Answer = { isDone: boolean };

/** Whether something in a form was changed since it was last saved, and how to note a change. */
export function useDirty(answer: Answer | null): [isDirty: boolean, noteChange: () => void] {
  const [changedAfter, setChangedAfter] = useState<{ answer: Answer | null } | null>(null);
  const isSaved = answer?.isDone === true && changedAfter?.answer !== answer;
  return [changedAfter !== null && !isSaved, () => setChangedAfter({ answer })];
}
