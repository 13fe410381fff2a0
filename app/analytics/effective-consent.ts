import { findDecision, NO_CONSENT, type Consent } from "./consent";

export type ConsentState = { consent: Consent; mustAsk: boolean };

type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** A decision always counts. Without one, a browser's do-not-track signal counts as a refusal. */
export function effectiveConsent(cookies: string, signals: PrivacySignals): ConsentState {
  const decided = findDecision(cookies);
  if (decided) return { consent: decided.consent, mustAsk: false };
  const isRefused = signals.globalPrivacyControl === true || signals.doNotTrack === "1";
  return { consent: NO_CONSENT, mustAsk: !isRefused };
}
