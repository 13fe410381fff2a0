import { areas } from "../shared/areas.ts";
import { contentKinds } from "../content/kinds.ts";

export const digestLists = [...contentKinds, "forum"] as const;
export type DigestList = (typeof digestLists)[number];

/** Name of a list's frequency in tables, queries and forms. */
export type FrequencyField = `${DigestList}Frequency`;
export const frequencyField = (list: DigestList): FrequencyField => `${list}Frequency`;

/** One value for the frequency of each list. */
export const perDigestList = <Value>(
  make: (list: DigestList) => Value,
): Record<FrequencyField, Value> =>
  Object.fromEntries(digestLists.map((list) => [frequencyField(list), make(list)])) as Record<
    FrequencyField,
    Value
  >;

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
