import type {
  PremiumSearch,
  PremiumSearchInput,
  PremiumTariff,
} from "../../../../../contract/api/official-tables-v1.ts";
import { FREE_TARIFFS, ageClassOf } from "../../../../../contract/switzerland/health-insurance.ts";
import {
  WHOLE_COUNTRY,
  type OfficialKind,
} from "../../../../../contract/calculators/official-years.ts";
import type { Database } from "../../../../db/database.ts";
import type { OfficialImportRow } from "../../../../db/tables/official-tables.ts";
import { ServiceError } from "../../../../errors.ts";
import { findInForce, listYears, toSource } from "../imports/official-imports.repository.ts";
import type { InsurerName, PremiumRegion } from "../rows/official-rows.repository.ts";
import { listInsurerNames, listPlaces, listPremiums, listRegions } from "./premiums.repository.ts";
import type { StoredPremium } from "./premiums.repository.ts";

type Source = ReturnType<typeof toSource>;
export type FoundPremiums = Omit<PremiumSearch, "source"> & { source: Source };
type FoundPerson = PremiumSearch["people"][number];

/** All @throws {ServiceError} `not_found` if there is no official file of the year. */
export type PremiumsService = {
  /** Years with both premiums and premium regions, newest first. */
  listYears(): Promise<number[]>;
  listPlaces(year: number, postcode: string): Promise<{ places: PremiumRegion[]; source: Source }>;
  /** Premium regions of a canton, ascending. */
  listRegions(year: number, canton: string): Promise<number[]>;
  listInsurers(year: number): Promise<InsurerName[]>;
  /** Premiums for each person. Members who do not pay see only the first tariffs. */
  search(isPaying: boolean, input: PremiumSearchInput): Promise<FoundPremiums>;
};

type RequestedPerson = PremiumSearchInput["people"][number];

function sortedTariffs(
  premiums: readonly StoredPremium[],
  deductibleChf: number,
  nameOf: (number: number) => string,
): PremiumTariff[] {
  const tariffs = premiums.flatMap(({ insurer, premiumCents: premiumsCents, ...rest }) => {
    const premiumCents = premiumsCents[rest.deductiblesChf.indexOf(deductibleChf)];
    if (premiumCents === undefined) return [];
    return [
      { ...rest, insurer: { number: insurer, name: nameOf(insurer) }, premiumCents, premiumsCents },
    ];
  });
  return tariffs.toSorted(
    (one, other) =>
      one.premiumCents - other.premiumCents ||
      one.insurer.number - other.insurer.number ||
      (one.tariff < other.tariff ? -1 : 1),
  );
}

function sumOfFamilies(people: readonly (readonly PremiumTariff[])[]): PremiumSearch["families"] {
  if (people.length < 2) return [];
  const [first = [], ...others] = people.map((tariffs) => {
    const cheapest = new Map<number, PremiumTariff>();
    for (const each of tariffs) {
      if (!cheapest.has(each.insurer.number)) cheapest.set(each.insurer.number, each);
    }
    return cheapest;
  });
  const sums = [...first].flatMap(([number, { insurer, premiumCents }]) => {
    let sum = premiumCents;
    for (const other of others) {
      const own = other.get(number);
      if (!own) return [];
      sum += own.premiumCents;
    }
    return [{ insurer, premiumCents: sum }];
  });
  return sums.toSorted(
    (one, other) =>
      one.premiumCents - other.premiumCents || one.insurer.number - other.insurer.number,
  );
}

export function createPremiums({ db }: { db: Database }): PremiumsService {
  async function requireInForce(kind: OfficialKind, year: number): Promise<OfficialImportRow> {
    const run = await findInForce(db, kind, year, WHOLE_COUNTRY);
    if (!run) throw new ServiceError("not_found");
    return run;
  }

  /** Names of insurers from the year's list, or from the latest list before it. */
  async function listInsurers(year: number): Promise<InsurerName[]> {
    const years = await listYears(db, "insurers");
    const known = years.find((each) => each <= year);
    if (known === undefined) return [];
    return listInsurerNames(db, (await requireInForce("insurers", known)).id);
  }

  return {
    async listYears() {
      const regionYears = await listYears(db, "premium_regions");
      return (await listYears(db, "premiums")).filter((year) => regionYears.includes(year));
    },

    async listPlaces(year, postcode) {
      const run = await requireInForce("premium_regions", year);
      return { places: await listPlaces(db, run.id, postcode), source: toSource(run) };
    },

    async listRegions(year, canton) {
      const run = await requireInForce("premium_regions", year);
      return listRegions(db, run.id, canton);
    },

    listInsurers,

    async search(isPaying, { year, canton, region, people, models, insurers, take }) {
      const run = await requireInForce("premiums", year);
      const names = new Map((await listInsurers(year)).map(({ number, name }) => [number, name]));
      const nameOf = (number: number) => names.get(number) ?? String(number);
      const isRequested = ({ insurer, model }: PremiumTariff) =>
        (models.length === 0 || models.includes(model)) &&
        (insurers.length === 0 || insurers.includes(insurer.number));
      const shown = isPaying ? take : Math.min(take, FREE_TARIFFS);
      const isCompared = people.some(({ current }) => current !== null);
      const earlier = isCompared
        ? await findInForce(db, "premiums", year - 1, WHOLE_COUNTRY)
        : null;

      /** Cheapest first, with the premiums of the age that counts in the year. */
      async function listTariffs(
        importId: number,
        premiumYear: number,
        { birthYear, deductibleChf, hasAccident }: RequestedPerson,
      ) {
        const ageClass = ageClassOf(birthYear, premiumYear);
        const group = { canton, region, ageClass, hasAccident };
        return sortedTariffs(await listPremiums(db, importId, group), deductibleChf, nameOf);
      }

      async function find(requestedPerson: RequestedPerson) {
        const { birthYear, deductibleChf, hasAccident, current } = requestedPerson;
        const isOwn = ({ insurer, model }: PremiumTariff) =>
          insurer.number === current?.insurer && model === current.model;
        const hasPrevious = current !== null && birthYear < year;
        const [all, before] = await Promise.all([
          listTariffs(run.id, year, requestedPerson),
          earlier && hasPrevious ? listTariffs(earlier.id, year - 1, requestedPerson) : [],
        ]);
        const requested = all.filter(isRequested);
        const person: FoundPerson = {
          ...{ ageClass: ageClassOf(birthYear, year), deductibleChf, hasAccident },
          ...{ current: all.find(isOwn) ?? null, previous: before.find(isOwn) ?? null },
          total: requested.length,
          tariffs: requested.slice(0, shown),
        };
        return { requested, person };
      }

      const found = await Promise.all(people.map(find));
      return {
        people: found.map(({ person }) => person),
        families: sumOfFamilies(found.map(({ requested }) => requested)).slice(0, shown),
        isCut: !isPaying,
        source: toSource(run),
      };
    },
  };
}
