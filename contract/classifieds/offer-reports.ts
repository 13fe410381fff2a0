import type { reportReasons } from "../comments.ts";

export const offerReportReasons = [
  "wrong_info",
  "scam",
  "other",
] as const satisfies readonly (typeof reportReasons)[number][];
