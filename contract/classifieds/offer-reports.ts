import type { reportReasons } from "../comments.ts";

/** Why members report an offer: of the reasons there are, those that fit one. */
export const offerReportReasons = [
  "wrong_info",
  "scam",
  "other",
] as const satisfies readonly (typeof reportReasons)[number][];
