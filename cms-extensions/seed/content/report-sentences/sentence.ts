import type { SeedCondition, SeedSource } from "../report-text.ts";
import { TIMES, type PageLanguage, type ReportTopic } from "../../../../contract/account/signup.ts";

export type SeedSentence = SeedSource & {
  code: string;
  answer: ReportTopic;
  sort: number;
  /** Alternatives; within one, every named answer must be among the listed ones. */
  conditions: readonly SeedCondition[];
  /** `{cantão}` repeats it for each chosen canton. */
  text: string;
  step: string | null;
  url: string | null;
  urlLanguage: PageLanguage | null;
};

type Said = {
  code: string;
  to: readonly SeedCondition[];
  text: string;
  from: SeedSource;
  step?: readonly [text: string, url?: string, language?: PageLanguage];
};

export function under(answer: SeedSentence["answer"], said: readonly Said[]): SeedSentence[] {
  return said.map(({ code, to, text, from, step }, at) => ({
    code,
    answer,
    sort: (at + 1) * 10,
    conditions: to,
    text,
    step: step?.[0] ?? null,
    url: step?.[1] ?? null,
    urlLanguage: step?.[2] ?? null,
    ...from,
  }));
}

export const swiss = { passport: ["yes"], country: ["CH"] } as const;
export const european = {
  passport: ["yes"],
  country: ["PT", "IT", "ES", "DE", "other"],
} as const;
export const third = { passport: ["no", "in_process"] } as const;
export const family = { passport: ["family"] } as const;

/** Here for more than three months: the first deadlines of the arrival have passed. */
export const settled = { time: ["there"], stay: ["3_12", "over_12"] } as const;
/** Lives here already, whatever the month of arrival. */
export const here = { time: ["there"] } as const;
export const notHere = { time: TIMES.filter((time) => time !== "there") };

const arriving: readonly SeedCondition[] = [notHere, { ...here, stay: ["under_3", "unknown"] }];

/** Alternatives for these people while they are not `settled`. */
export const beforeSettled = (...people: readonly SeedCondition[]): SeedCondition[] =>
  people.flatMap((person) => arriving.map((when) => ({ ...person, ...when })));
