/** Offices that members deal with; each canton has one page for each. */
export const OFFICE_KINDS = [
  "migration",
  "register",
  "tax",
  "unemployment",
  "traffic",
  "school",
  "subsidy",
] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];
