import { data } from "@remix-run/node";
import { zurichDay } from "~/i18n/format";
import type { ServiceClients } from "~/service/clients.server";
import { lastWorkingDayOfNovember } from "./deadline-days";

const UNAVAILABLE = 503;
const YEAR_LENGTH = 4;

/** What the form offers; null while the service is away or nothing was brought in. */
export async function loadHealth({ service }: { service: ServiceClients }, now: Date) {
  const thisYear = Number(zurichDay(now).slice(0, YEAR_LENGTH));
  const deadline = { year: thisYear, day: lastWorkingDayOfNovember(thisYear) };
  const years = await service.premiums.listYears();
  const known = years.isError ? [] : years.data.years;
  const year = known.find((each) => each <= thisYear) ?? known[0];
  if (year === undefined) return data({ offered: null, deadline }, { status: UNAVAILABLE });
  const insurers = await service.premiums.listInsurers(year);
  if (insurers.isError) return data({ offered: null, deadline }, { status: UNAVAILABLE });
  const byName = insurers.data.insurers.toSorted((one, other) =>
    one.name.localeCompare(other.name, "pt-BR"),
  );
  return data({ offered: { years: known, year, insurers: byName }, deadline });
}
