/** Official files that are imported whole and stored by the service. */
export const OFFICIAL_KINDS = [
  "withholding_tax",
  "premiums",
  "premium_regions",
  "insurers",
  "exchange_rates",
] as const;
export type OfficialKind = (typeof OFFICIAL_KINDS)[number];

/** Scope of a file that covers all cantons. */
export const WHOLE_COUNTRY = "CH";

/** Outcome of an import run; `tried` is a dry run. */
export const OFFICIAL_RUN_STATES = ["imported", "tried", "refused"] as const;
/** `unchanged`: the same file is already in force. */
export const OFFICIAL_FILE_STATES = [...OFFICIAL_RUN_STATES, "unchanged"] as const;
export type OfficialFileState = (typeof OFFICIAL_FILE_STATES)[number];
