import type { FraudName } from "~/reference/frauds";

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
