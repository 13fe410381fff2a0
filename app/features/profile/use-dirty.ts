import { useState } from "react";
import type { ProfileAnswer } from "./profile-answer";

/** Whether something in a form was changed since it was last saved, and how to note a change. */
export function useDirty(answer: ProfileAnswer | null): [isDirty: boolean, noteChange: () => void] {
  const [changedAfter, setChangedAfter] = useState<{ answer: ProfileAnswer | null } | null>(null);
  const isSaved = answer?.isDone === true && changedAfter?.answer !== answer;
  return [changedAfter !== null && !isSaved, () => setChangedAfter({ answer })];
}
