import { useEffect, useState } from "react";
import type { ProfileAnswer } from "./profile-answer";

/** Whether something in a form was changed since it was last saved. */
export function useDirty(
  answer: ProfileAnswer | null,
): [isDirty: boolean, setDirty: (isDirty: boolean) => void] {
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    if (answer?.isDone) setDirty(false);
  }, [answer]);
  return [isDirty, setDirty];
}
