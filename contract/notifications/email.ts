import { areas } from "../shared/areas.ts";
import { contentKinds } from "../content/kinds.ts";

export const digestLists = [...contentKinds, "forum"] as const;
export type DigestList = (typeof digestLists)[number];

export const openDigestLists = (): DigestList[] => digestLists.filter((list) => areas[list].isOpen);

export const FREQUENCIES = ["never", "instant", "daily", "weekly", "monthly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Frequencies available for a list; the forum has digests only. */
export function frequenciesFor(list: DigestList): readonly Frequency[] {
  return list === "forum" ? FREQUENCIES.filter((each) => each !== "instant") : FREQUENCIES;
}

/** When a frequency's mail is sent after content is published; `never` sends none. */
const mailedWhen = {
  never: null,
  instant: "atOnce",
  daily: "inDigest",
  weekly: "inDigest",
  monthly: "inDigest",
} as const satisfies Record<Frequency, "atOnce" | "inDigest" | null>;

/** A list's frequencies that are sent at once, or with the next digest. */
export const frequenciesMailed = (list: DigestList, when: "atOnce" | "inDigest"): Frequency[] =>
  frequenciesFor(list).filter((each) => mailedWhen[each] === when);

export const mailStopReasons = ["bounce", "complaint"] as const;
export type MailStopReason = (typeof mailStopReasons)[number];
