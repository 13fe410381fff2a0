import type { Applicant } from "./jobs.ts";
import { parseInteger } from "./offers.ts";

export const alpineNationalities = ["any", "ch_eu_efta", "swiss", "unknown"] as const;

export type AlpineRule = {
  minAge: number | null;
  maxAge: number | null;
  nationality: (typeof alpineNationalities)[number] | null;
};
export type Volunteer = Pick<Applicant, "nationality"> & { age: number | null };

/** One condition; `unknown` if the rule or the volunteer's data is missing. */
type Check = {
  about: "age" | "nationality";
  state: "fits" | "fails" | "unknown";
};
export type Eligibility = { state: "fits" | "fails" | "unknown"; checks: readonly Check[] };

function ageState({ minAge, maxAge }: AlpineRule, age: number | null): Check["state"] {
  if (minAge === null && maxAge === null) return "unknown";
  if (age === null) return "unknown";
  const isWithin = (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
  return isWithin ? "fits" : "fails";
}

function nationalityState(
  rule: AlpineRule["nationality"],
  nationality: Volunteer["nationality"],
): Check["state"] {
  if (rule === "any") return "fits";
  if (rule === null || rule === "unknown" || nationality === null) return "unknown";
  if (nationality === "swiss") return "fits";
  return rule === "ch_eu_efta" && nationality === "eu_efta" ? "fits" : "fails";
}

/** Eligibility of a volunteer: one failed condition decides; one unknown condition leaves it open. */
export function alpineEligibility(rule: AlpineRule, volunteer: Volunteer): Eligibility {
  const checks: Check[] = [
    { about: "nationality", state: nationalityState(rule.nationality, volunteer.nationality) },
    { about: "age", state: ageState(rule, volunteer.age) },
  ];
  const has = (state: Check["state"]) => checks.some((check) => check.state === state);
  return { state: has("fails") ? "fails" : has("unknown") ? "unknown" : "fits", checks };
}

export type AlpineOffer = AlpineRule & {
  id: string;
  slug: string;
  title: string;
  host: string | null;
  canton: string | null;
  zone: string | null;
  dates: readonly { from: string; to: string }[];
  minDays: number | null;
  tasks: readonly string[];
  languages: readonly string[];
  lodging: string | null;
  nationalityRule: string | null;
  costs: string | null;
};

export type AlpineChoice = {
  /** Maximum days that the member is available. */
  days: number | null;
  /** "2026-07": any day in that month; offers without dates match every month. */
  month: string | null;
  hasLodging: boolean;
};

const MOST_DAYS = 365;

/** Filters from the URL; invalid values count as absent. */
export function alpineChoiceOf(params: URLSearchParams): AlpineChoice {
  const month = params.get("month") ?? "";
  return {
    days: parseInteger(params.get("days"), 1, MOST_DAYS),
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
    hasLodging: params.get("lodging") === "1",
  };
}

const CALENDAR_MONTHS = 12;

/** "2026-12" after "2026-11". */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/**
 * Twelve months with dated offers, each with its offers; empty months are left out.
 * @param from first month, "2026-11"
 */
export function alpineCalendar<Offer extends Pick<AlpineOffer, "dates">>(
  offers: readonly Offer[],
  from: string,
): { month: string; offers: Offer[] }[] {
  const calendar: { month: string; offers: Offer[] }[] = [];
  let month = from;
  for (let turn = 0; turn < CALENDAR_MONTHS; turn += 1) {
    const current = month;
    const there = offers.filter(({ dates }) =>
      dates.some(
        ({ from: first, to: last }) => first.slice(0, 7) <= current && current <= last.slice(0, 7),
      ),
    );
    if (there.length > 0) calendar.push({ month, offers: there });
    month = monthAfter(month);
  }
  return calendar;
}

/** True if an offer matches; an offer of unknown length matches any. */
export function matchesAlpine(
  offer: Pick<AlpineOffer, "minDays" | "lodging" | "dates">,
  choice: AlpineChoice,
): boolean {
  const { days, month, hasLodging } = choice;
  if (days !== null && offer.minDays !== null && offer.minDays > days) return false;
  if (hasLodging && !offer.lodging) return false;
  if (month === null || offer.dates.length === 0) return true;
  return offer.dates.some(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7));
}
