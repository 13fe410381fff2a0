import { data } from "@remix-run/node";
import { zurichDay } from "~/i18n/format";
import type { ServiceClients } from "~/service/clients.server";
import type { StoredPlan } from "../../../../contract/api/plan-v1.ts";
import { defaultYearOf, yearStatusOf } from "../../../../contract/calculators/official-years.ts";
import { MAX_PEOPLE } from "../../../../contract/switzerland/health-insurance.ts";
import { insurerMonthAt } from "../../../../contract/switzerland/insurer-month.ts";
import { isChoosingInsurer } from "../../../../contract/switzerland/situation.ts";
import { blankPerson, NO_INSURER, type TypedPerson } from "./health-answer";

const UNAVAILABLE = 503;
const YEAR_LENGTH = 4;

/** Lowest deductible of children. */
const NO_DEDUCTIBLE = "0";

/** Last age with a child's premium and its deductibles. */
const LAST_CHILD_AGE = 18;

/** Years of birth as their form fields; one empty field for children without a known year. */
function childYearsOf({ family, children, events }: StoredPlan, today: string): string[] {
  const known = Object.values(children).map(String);
  const born = events.birth !== undefined && events.birth <= today ? events.birth : null;
  const bornYear = born?.slice(0, YEAR_LENGTH);
  if (bornYear && !known.includes(bornYear)) known.push(bornYear);
  return known.length === 0 && family.includes("children") ? [""] : known;
}

/** The member and the family of their situation. */
function peopleOf(stored: StoredPlan, today: string): TypedPerson[] {
  const thisYear = Number(today.slice(0, YEAR_LENGTH));
  const insurer = isChoosingInsurer(stored, today) ? NO_INSURER : blankPerson.insurer;
  const adult = { ...blankPerson, insurer };
  const children = childYearsOf(stored, today).map((birthYear) => {
    const isChild = birthYear === "" || thisYear - Number(birthYear) <= LAST_CHILD_AGE;
    return { ...adult, birthYear, ...(isChild && { deductible: NO_DEDUCTIBLE }) };
  });
  const adults = stored.family.includes("partner") ? [adult, adult] : [adult];
  return [...adults, ...children].slice(0, MAX_PEOPLE);
}

export type HealthStart = { canton: string; people: TypedPerson[] };

type Requester = {
  service: {
    premiums: Pick<ServiceClients["premiums"], "listYears" | "listInsurers">;
    plan: Pick<ServiceClients["plan"], "find">;
  };
  /** Code of the member's own canton. */
  homeCanton: Promise<string | null>;
};

async function startOf({ service, homeCanton }: Requester, today: string): Promise<HealthStart> {
  const [stored, found] = await Promise.all([service.plan.find(), homeCanton]);
  const canton = found ?? "";
  return { canton, people: stored.isError ? [blankPerson] : peopleOf(stored.data, today) };
}

/**
 * `offered` is null while the service is unavailable or nothing is imported.
 * @param now decides the default year and the text about the coming one
 */
export async function loadHealth(requester: Requester, now: Date) {
  const { premiums } = requester.service;
  const today = zurichDay(now);
  const [start, years] = await Promise.all([startOf(requester, today), premiums.listYears()]);
  const thisYear = Number(today.slice(0, YEAR_LENGTH));
  const page = { start, thisYear, month: insurerMonthAt(today) };
  const known = years.isError ? [] : years.data.years;
  const year = defaultYearOf("premiums", known, today);
  if (year === null) return data({ offered: null, ...page }, { status: UNAVAILABLE });
  const insurers = await premiums.listInsurers(year);
  if (insurers.isError) return data({ offered: null, ...page }, { status: UNAVAILABLE });
  const byName = insurers.data.insurers.toSorted((one, other) =>
    one.name.localeCompare(other.name, "pt-BR"),
  );
  const yearStatus = yearStatusOf("premiums", known, today);
  return data({ offered: { years: known, year, insurers: byName, yearStatus }, ...page });
}
