/** What official files are brought in whole, and kept by the service. */
export const OFFICIAL_KINDS = [
  "withholding_tax",
  "premiums",
  "premium_regions",
  "insurers",
  "exchange_rates",
] as const;
export type OfficialKind = (typeof OFFICIAL_KINDS)[number];

/** What a file is about that is not about one canton. */
export const WHOLE_COUNTRY = "CH";

/** How a run ends that left a trace; `tried`: it only looked what would change. */
export const OFFICIAL_RUN_STATES = ["imported", "tried", "refused"] as const;
/** `unchanged`: the same file is in force already. */
export const OFFICIAL_FILE_STATES = [...OFFICIAL_RUN_STATES, "unchanged"] as const;
export type OfficialFileState = (typeof OFFICIAL_FILE_STATES)[number];
