import { data } from "@remix-run/node";
import { zurichDay } from "~/i18n/format";
import type { ServiceClients } from "~/service/clients.server";
import { defaultYearOf, yearStatusOf } from "../../../../contract/calculators/official-years.ts";
import { workingDayUntil } from "../../../../contract/switzerland/plan-dates.ts";

const UNAVAILABLE = 503;
const YEAR_LENGTH = 4;

/** The day by which a letter of cancellation must arrive. @returns YYYY-MM-DD */
export const lastWorkingDayOfNovember = (year: number): string => workingDayUntil(`${year}-11-30`);

/**
 * Null while the service is unavailable or nothing is imported.
 * @param now decides the default year and the text about the coming one
 */
export async function loadHealth(
  {
    service,
  }: { service: { premiums: Pick<ServiceClients["premiums"], "listYears" | "listInsurers"> } },
  now: Date,
) {
  const today = zurichDay(now);
  const thisYear = Number(today.slice(0, YEAR_LENGTH));
  const deadline = { year: thisYear, day: lastWorkingDayOfNovember(thisYear) };
  const years = await service.premiums.listYears();
  const known = years.isError ? [] : years.data.years;
  const year = defaultYearOf("premiums", known, today);
  if (year === null) return data({ offered: null, deadline }, { status: UNAVAILABLE });
  const insurers = await service.premiums.listInsurers(year);
  if (insurers.isError) return data({ offered: null, deadline }, { status: UNAVAILABLE });
  const byName = insurers.data.insurers.toSorted((one, other) =>
    one.name.localeCompare(other.name, "pt-BR"),
  );
  const yearStatus = yearStatusOf("premiums", known, today);
  return data({ offered: { years: known, year, insurers: byName, yearStatus }, deadline });
}
