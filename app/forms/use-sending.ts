import { useNavigation } from "@remix-run/react";

/** Without `intent`: any form of the page. */
export function useSending(intent?: string, intentName = "intent"): boolean {
  const { formMethod, formData } = useNavigation();
  if (formMethod !== "POST") return false;
  return intent === undefined || formData?.get(intentName) === intent;
}
