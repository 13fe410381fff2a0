import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * This route's last action answer, for as long as the member stays on the page. The router drops it at the
 * next revalidation, for example after the member's own change: "saved" would disappear before it is read.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  const isNew = answer !== undefined && answer !== kept.answer;
  if (isNew || kept.key !== key) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
