import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * What the action of this route answered to the last form, as long as the member stays on the page. The
 * router forgets it with the next fresh load of the data, such as one that the member's own change calls
 * for: "saved" would be gone before it is read.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  const isNew = answer !== undefined && answer !== kept.answer;
  if (isNew || kept.key !== key) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
