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
