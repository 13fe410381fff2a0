import type { DigestList } from "./content-kinds.ts";

/** How often somebody may want mail about something. */
export const FREQUENCIES = ["never", "instant", "daily", "weekly", "monthly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What one may choose for a list: a forum is told in summaries only. */
export function frequenciesFor(list: DigestList): readonly Frequency[] {
  return list === "forum" ? FREQUENCIES.filter((each) => each !== "instant") : FREQUENCIES;
}

/** Why a provider says that mail to an address must stop. */
export const mailStopReasons = ["bounce", "complaint"] as const;
export type MailStopReason = (typeof mailStopReasons)[number];
