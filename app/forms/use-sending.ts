import { useNavigation } from "@remix-run/react";

/**
 * True while a form of this page is being sent: the one with this `intent`, or any if there is only one.
 */
export function useSending(intent?: string, intentName = "intent"): boolean {
  const { formMethod, formData } = useNavigation();
  if (formMethod !== "POST") return false;
  return intent === undefined || formData?.get(intentName) === intent;
}
