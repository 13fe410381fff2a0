import { LARGEST_SALARY_CENTS } from "../calculators/read-amount.ts";
import { isEmailAddress, tidyEmail } from "../account/person.ts";
import { DAY_MS } from "../shared/time.ts";
import { slugify } from "../shared/text.ts";
import { countCharacters, isTooLong } from "../shared/text-length.ts";
import { isCantonCode } from "../switzerland/codes.ts";
import { isDay } from "../switzerland/plan-dates.ts";
import {
  jobContracts,
  jobLanguages,
  languageLevels,
  permitPolicies,
  salaryPeriods,
  type PermitPolicy,
} from "./jobs.ts";
import { offerKinds } from "./offers.ts";

/** Page with the form and the member's own ads, without locale. */
export const JOB_ADS_PATH = `${offerKinds.jobs.path}/ads` as const;

export const JOB_AD_TITLE_LENGTH = { min: 5, max: 120 } as const;
export const JOB_AD_COMPANY_LENGTH = { min: 2, max: 120 } as const;
export const JOB_AD_CITY_LENGTH = { min: 2, max: 80 } as const;
export const JOB_AD_TEXT_LENGTH = { min: 40, max: 4_000 } as const;
export const JOB_AD_ADDRESS_MAX_LENGTH = 254;
/** Days that an ad may stay online, counted from the day it is sent. */
export const JOB_AD_MAX_DAYS = 60;
/** Ads of one member that may wait for the team at the same time. */
export const MOST_WAITING_JOB_ADS = 3;
/** Ads of one member within 24 hours, also refused and withdrawn ones. */
export const MOST_JOB_ADS_A_DAY = 10;
/** Own ads that the page lists, the newest first. */
export const MOST_LISTED_JOB_ADS = 50;

export const JOB_AD_REFUSALS = {
  /** A sanction forbids it to this member. */
  banned: "JOB_AD_BANNED",
  /** A field is missing or invalid, or the member did not confirm to be the employer. */
  invalid: "JOB_AD_INVALID",
  /** Too many ads of the member wait for the team. */
  waiting: "JOB_AD_WAITING",
  /** The member sent too many ads within a day. */
  often: "JOB_AD_OFTEN",
  /** There is no such ad of the member that could be withdrawn. */
  target: "JOB_AD_TARGET",
} as const;

/** Decisions of the team about a waiting ad, made in the portal. */
export const jobAdDecisions = ["release-ad", "refuse-ad"] as const;

/** Employer's ad as its author writes it. */
export type JobAd = {
  title: string;
  company: string;
  city: string;
  /** "ZH" */
  canton: string;
  /** Percent. */
  workloadMin: number;
  workloadMax: number;
  contractType: (typeof jobContracts)[number];
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  salaryPeriod: (typeof salaryPeriods)[number];
  languages: readonly { code: string; level: string }[];
  permitPolicy: PermitPolicy;
  /** Plain text. */
  text: string;
  /** A web address with https, or an e-mail address. */
  applyTo: string;
  /** Last day online in Zurich, YYYY-MM-DD. */
  lastDay: string;
};

/** The address of an ad is made of its title, so a title of signs alone is none. */
export const isAdTitle = (title: string): boolean =>
  hasLength(title, JOB_AD_TITLE_LENGTH) && !title.includes("\n") && slugify(title) !== "";

type Length = { min: number; max: number };

export const hasLength = (text: string, { min, max }: Length): boolean =>
  countCharacters(text) >= min && !isTooLong(text, max);

/** How to apply: exactly one of the two; null if the address is neither. */
export function readApplyAddress(
  typed: string,
): { applyUrl: string; applyEmail: null } | { applyUrl: null; applyEmail: string } | null {
  const text = typed.trim();
  if (text.length > JOB_AD_ADDRESS_MAX_LENGTH) return null;
  const email = tidyEmail(text);
  if (isEmailAddress(email)) return { applyUrl: null, applyEmail: email };
  const url = URL.parse(text);
  const isOpenable = url?.protocol === "https:" && url.hostname.includes(".") && !url.username;
  return isOpenable ? { applyUrl: url.href, applyEmail: null } : null;
}

/** @param today YYYY-MM-DD in Zurich */
export function lastPossibleDay(today: string): string {
  return new Date(Date.parse(today) + JOB_AD_MAX_DAYS * DAY_MS).toISOString().slice(0, 10);
}

export const isLastDay = (day: string, today: string): boolean =>
  isDay(day) && day >= today && day <= lastPossibleDay(today);

export const isWorkload = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= 1 && percent <= 100;

const isSalary = (cents: number | null): boolean =>
  cents === null || (Number.isInteger(cents) && cents > 0 && cents <= LARGEST_SALARY_CENTS);

const isOneOf = (known: readonly unknown[], value: unknown): boolean => known.includes(value);

const areLanguages = (languages: JobAd["languages"]): boolean =>
  new Set(languages.map(({ code }) => code)).size === languages.length &&
  languages.every(
    ({ code, level }) => isOneOf(jobLanguages, code) && isOneOf(languageLevels, level),
  );

const checks: { [Field in keyof JobAd]: (ad: JobAd, today: string) => boolean } = {
  title: ({ title }) => isAdTitle(title),
  company: ({ company }) => hasLength(company, JOB_AD_COMPANY_LENGTH),
  city: ({ city }) => hasLength(city, JOB_AD_CITY_LENGTH),
  canton: ({ canton }) => isCantonCode(canton),
  workloadMin: ({ workloadMin }) => isWorkload(workloadMin),
  workloadMax: ({ workloadMin, workloadMax }) =>
    isWorkload(workloadMax) && workloadMax >= workloadMin,
  contractType: ({ contractType }) => isOneOf(jobContracts, contractType),
  salaryMinCents: ({ salaryMinCents }) => isSalary(salaryMinCents),
  salaryMaxCents: ({ salaryMinCents, salaryMaxCents }) =>
    isSalary(salaryMaxCents) && !((salaryMaxCents ?? Infinity) < (salaryMinCents ?? 0)),
  salaryPeriod: ({ salaryPeriod }) => isOneOf(salaryPeriods, salaryPeriod),
  languages: ({ languages }) => areLanguages(languages),
  permitPolicy: ({ permitPolicy }) => isOneOf(permitPolicies, permitPolicy),
  text: ({ text }) => hasLength(text, JOB_AD_TEXT_LENGTH),
  applyTo: ({ applyTo }) => readApplyAddress(applyTo) !== null,
  lastDay: ({ lastDay }, today) => isLastDay(lastDay, today),
};

/** Fields that break a rule. @param today YYYY-MM-DD in Zurich */
export const listWrongFields = (ad: JobAd, today: string): (keyof JobAd)[] =>
  (Object.keys(checks) as (keyof JobAd)[]).filter((field) => !checks[field](ad, today));

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A request's body as an ad. Values of a wrong type become ones that `listWrongFields` refuses. */
export function jobAdFrom(body: Readonly<Record<string, unknown>>): JobAd {
  const text = (name: keyof JobAd) => textOf(body[name]).trim();
  const count = (name: keyof JobAd) => (typeof body[name] === "number" ? body[name] : NaN);
  const cents = (name: keyof JobAd) => (body[name] === null ? null : count(name));
  const { languages } = body;
  return {
    ...{ title: text("title"), company: text("company"), city: text("city") },
    ...{ canton: text("canton"), text: text("text").replaceAll("\r\n", "\n") },
    ...{ workloadMin: count("workloadMin"), workloadMax: count("workloadMax") },
    contractType: text("contractType") as JobAd["contractType"],
    ...{ salaryMinCents: cents("salaryMinCents"), salaryMaxCents: cents("salaryMaxCents") },
    salaryPeriod: text("salaryPeriod") as JobAd["salaryPeriod"],
    languages: Array.isArray(languages)
      ? languages.map((each) => {
          const { code, level } = (each ?? {}) as Record<string, unknown>;
          return { code: textOf(code), level: textOf(level) };
        })
      : [],
    permitPolicy: text("permitPolicy") as PermitPolicy,
    ...{ applyTo: text("applyTo"), lastDay: text("lastDay") },
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** The plain text as the rich text that ads store: paragraphs and line breaks, no other markup. */
export const adHtml = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");

/** The rich text of an ad as plain text again, for the team's queue. */
export const adText = (html: string): string =>
  Object.entries(ENTITIES).reduceRight(
    (text, [sign, entity]) => text.replaceAll(entity, sign),
    html
      .replaceAll(/<br ?\/?>/g, "\n")
      .replaceAll("</p>", "\n\n")
      .replaceAll("<p>", "")
      .trim(),
  );

export type JobAdState = "waiting" | "online" | "refused" | "removed" | "withdrawn" | "ended";

/**
 * State of an ad for its author. `refused`: never online; `removed`: the team took it offline.
 * @param today YYYY-MM-DD in Zurich
 */
export function jobAdStateOf(
  ad: {
    status: string;
    lastDay: string | null;
    refusalReason: string | null;
    postedAt: string | null;
  },
  today: string,
): JobAdState {
  if (ad.status === "published") {
    return ad.lastDay !== null && ad.lastDay < today ? "ended" : "online";
  }
  if (ad.status !== "archived") return "waiting";
  if (ad.refusalReason === null) return "withdrawn";
  return ad.postedAt === null ? "refused" : "removed";
}
