import { useNavigation } from "@remix-run/react";

/** Whether a form of this page is on its way: the one of this `intent`, or any where there is one alone. */
export function useSending(intent?: string, intentName = "intent"): boolean {
  const { formMethod, formData } = useNavigation();
  if (formMethod !== "POST") return false;
  return intent === undefined || formData?.get(intentName) === intent;
}
