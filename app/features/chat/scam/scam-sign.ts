import type { FraudName } from "~/reference/frauds";

/** What a message may be a sign of, and where the safety page tells of it. */
export const SCAM_SIGNS = {
  home: "home",
  payment: "online",
  job: "job",
  documents: "online",
  codes: "phishing",
  investment: "online",
  emergency: "emergency",
  parcel: "phishing",
} as const satisfies Record<string, FraudName>;

export type ScamSign = keyof typeof SCAM_SIGNS;
