import type { DigestList } from "./content-kinds.ts";

/** How often somebody may want mail about something. */
export const FREQUENCIES = ["never", "instant", "daily", "weekly", "monthly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What one may choose for a list: a forum is told in summaries only. */
export function frequenciesFor(list: DigestList): readonly Frequency[] {
  return list === "forum" ? FREQUENCIES.filter((each) => each !== "instant") : FREQUENCIES;
}

/** When mail of a frequency goes out after content is published; `never` sends none. */
const mailedWhen = {
  never: null,
  instant: "atOnce",
  daily: "inDigest",
  weekly: "inDigest",
  monthly: "inDigest",
} as const satisfies Record<Frequency, "atOnce" | "inDigest" | null>;

/** The frequencies of a list that are mailed at once, or with the next digest. */
export const frequenciesMailed = (list: DigestList, when: "atOnce" | "inDigest"): Frequency[] =>
  frequenciesFor(list).filter((each) => mailedWhen[each] === when);

/** Why a provider says that mail to an address must stop. */
export const mailStopReasons = ["bounce", "complaint"] as const;
export type MailStopReason = (typeof mailStopReasons)[number];
