import { useActionData, useLocation, useNavigation } from "@remix-run/react";
import { useState } from "react";

/**
 * This route's last action answer, for as long as the member stays on the page. The router drops it at the
 * next revalidation, for example after the member's own change: "saved" would disappear before it is read.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const [saved, setSaved] = useState({ key, answer });
  const isNew = answer !== undefined && answer !== saved.answer;
  if (isNew || saved.key !== key) setSaved({ key, answer });
  return answer ?? (saved.key === key ? saved.answer : undefined);
}

/** Without `intent`: any form of the page. */
export function useSending(intent?: string, intentName = "intent"): boolean {
  const { formMethod, formData } = useNavigation();
  if (formMethod !== "POST") return false;
  return intent === undefined || formData?.get(intentName) === intent;
}
