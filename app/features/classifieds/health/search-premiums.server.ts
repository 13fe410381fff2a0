import { data } from "@remix-run/node";
import type { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { failedWhenUnavailable } from "~/cms/when-unavailable.server";
import { requireForm } from "~/forms/form";
import { translator } from "~/i18n/translator";
import { listParameterSets } from "~/reference/parameters.server";
import type { ServiceClients } from "~/service/clients.server";
import type {
  PremiumPlaces,
  PremiumSearch,
  PremiumTariff,
  premiumSearchInput,
} from "../../../../contract/api/official-tables-v1.ts";
import { parametersOf } from "../../../../contract/calculators/parameters.ts";
import { readCents } from "../../../../contract/calculators/read-amount.ts";
import {
  lastChangeChf,
  listCheapestRanges,
  worstCaseCents,
  yearCostCents,
  type CostSharing,
  MAX_SHOWN_TARIFFS,
  ageClassOf,
  listDeductiblesChf,
} from "../../../../contract/switzerland/health-insurance.ts";
import {
  fieldId,
  hasNoInsurer,
  type HealthAnswer,
  type HealthPlace,
  type HealthRules,
  type DeductibleCurve,
  type FoundHealth,
  type FoundPerson,
  type HealthFormValues,
} from "./health-answer";
import { findComingPremiums } from "./premium-extract.server";
import { readTyped, isModel } from "./typed-health";
import { healthInsurances as words } from "./words";

const t = translator("health-insurances", words);

type Requester = { request: Request; cms: TierCms; service: ServiceClients };

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const UNAVAILABLE = 503;
/** "0:3": the fourth tariff of the first person. */
const CURVE = /^(\d{1,2}):(\d{1,3})$/;

/** Merges places in the same premium region, since they have the same premium. */
function placesOf({ places }: PremiumPlaces): HealthPlace[] {
  const known = new Map<string, HealthPlace>();
  for (const { canton, region, locality } of places) {
    const value = `${canton}-${region}`;
    if (!known.has(value)) known.set(value, { value, canton, region, locality });
  }
  return [...known.values()];
}

const MONTHS = 12;
const CENTS = 100;
/** Extends the chart beyond the last corner point, so that the worst case shows as a level line. */
const MARGIN_CHF = 500;
const STEP_CHF = 500;

type Person = PremiumSearch["people"][number];
type ChosenCurve = { person: number; tariff: number };
type Typed<Paid> = { treatmentCents: number; paidCents: Paid };

function sharingOf(rules: HealthRules, isChild: boolean): CostSharing {
  const { coinsurancePercent, maxAdultChf, maxChildChf } = rules;
  return {
    coinsurancePercent,
    coinsuranceMaxCents: (isChild ? maxChildChf : maxAdultChf) * CENTS,
  };
}

function yearCurveOf(
  tariff: PremiumTariff,
  treatmentCents: number,
  sharing: CostSharing,
): DeductibleCurve {
  const options = tariff.deductiblesChf.map((deductibleChf, at) => ({
    deductibleChf,
    premiumCents: tariff.premiumsCents[at] ?? 0,
  }));
  const last = lastChangeChf(options, sharing) + MARGIN_CHF;
  const lastChf = Math.ceil(last / STEP_CHF) * STEP_CHF;
  return {
    insurer: tariff.insurer.name,
    tariff: tariff.tariff,
    lastChf,
    ranges: listCheapestRanges(options, sharing),
    options: options.map((option) => {
      const costAt = (chf: number) => yearCostCents(option, chf * CENTS, sharing);
      const bends = [0, option.deductibleChf, lastChangeChf([option], sharing), lastChf];
      return {
        ...option,
        noneCents: costAt(0),
        totalCents: yearCostCents(option, treatmentCents, sharing),
        worstCents: worstCaseCents(option, sharing),
        bends: bends.map((chf) => ({ chf, cents: costAt(chf) })),
      };
    }),
  };
}

function personOf(
  person: Person,
  rules: HealthRules | null,
  { treatmentCents, paidCents }: Typed<number | null>,
  drawn: number,
): FoundPerson {
  const sharing = rules && sharingOf(rules, person.ageClass === "child");
  const nowCents = paidCents ?? person.current?.premiumCents ?? null;
  const tariffs = person.tariffs.map((tariff) => {
    const option = { deductibleChf: person.deductibleChf, premiumCents: tariff.premiumCents };
    return {
      ...tariff,
      totalCents: sharing && yearCostCents(option, treatmentCents, sharing),
      worstCents: sharing && worstCaseCents(option, sharing),
      differenceCents: nowCents === null ? null : (tariff.premiumCents - nowCents) * MONTHS,
    };
  });
  const chosen = tariffs[drawn];
  return {
    ...person,
    ...{ tariffs, paidCents },
    curve: chosen && sharing ? yearCurveOf(chosen, treatmentCents, sharing) : null,
    coinsuranceMaxChf: sharing && sharing.coinsuranceMaxCents / CENTS,
  };
}

function withYearCosts(
  found: PremiumSearch,
  rules: HealthRules | null | "away",
  { treatmentCents, paidCents }: Typed<(number | null)[]>,
  curve: ChosenCurve | null,
): Omit<FoundHealth, "coming"> {
  const areRulesUnavailable = rules === "away";
  const known = areRulesUnavailable ? null : rules;
  return {
    ...found,
    ...{ rules: known, areRulesUnavailable },
    treatmentChf: treatmentCents / CENTS,
    people: found.people.map((person, at) => {
      const own = { treatmentCents, paidCents: paidCents[at] ?? null };
      return personOf(person, known, own, curve?.person === at ? curve.tariff : 0);
    }),
  };
}

function curveOf(form: FormData): ChosenCurve | null {
  const input = form.get("curve");
  const [, person, tariff] = (typeof input === "string" ? CURVE.exec(input) : null) ?? [];
  return person && tariff ? { person: Number(person), tariff: Number(tariff) } : null;
}

/** CHF 1 million: higher costs of treatment are typing errors. */
const LARGEST_TREATMENT_CENTS = 100_000_000;
/** CHF 5,000 a month: higher premiums are typing errors. */
const LARGEST_PREMIUM_CENTS = 500_000;
const FIRST_TARIFFS = 20;
const OLDEST_YEAR = 1900;
const POSTCODE = /^[1-9]\d{3}$/;
const CANTON = /^[A-Z]{2}$/;
const YEAR = /^\d{4}$/;

type Search = z.input<typeof premiumSearchInput>;
type ReadHealth = {
  errors: { id: string; text: string }[];
  /** The place depends on the postcode, or on the canton without one. Null if a field is invalid. */
  requested:
    | (Omit<Search, "canton" | "region" | "year"> & {
        year: number;
        postcode: string;
        treatmentCents: number;
        /** Of each person. */
        paidCents: (number | null)[];
      })
    | null;
};

export function readHealth(typed: HealthFormValues): ReadHealth {
  const errors: ReadHealth["errors"] = [];
  const year = Number(typed.year);
  const hasCantonOnly = typed.postcode === "" && CANTON.test(typed.canton);
  if (!hasCantonOnly && !POSTCODE.test(typed.postcode)) {
    errors.push({ id: fieldId("postcode"), text: t("problems.postcode") });
  }
  const treatment = readCents(typed.treatment, LARGEST_TREATMENT_CENTS);
  if (treatment.state === "invalid") {
    errors.push({ id: fieldId("treatment"), text: t("problems.treatment") });
  }
  const paidCents: (number | null)[] = [];
  const people = typed.people.map((person, at) => {
    const birthYear = Number(person.birthYear);
    const isBorn = YEAR.test(person.birthYear) && birthYear >= OLDEST_YEAR && birthYear <= year;
    const deductibleChf = Number(person.deductible);
    const offered = listDeductiblesChf(ageClassOf(birthYear, year));
    if (!isBorn) {
      errors.push({ id: fieldId("birthYear", at), text: t("problems.birthYear", { year }) });
    } else if (!offered.includes(deductibleChf)) {
      const list = offered.join(", ");
      errors.push({ id: fieldId("deductible", at), text: t("problems.deductible", { list }) });
    }
    // The form hides what somebody without an insurer may have typed before.
    const paid = readCents(hasNoInsurer(person) ? "" : person.paid, LARGEST_PREMIUM_CENTS);
    if (paid.state === "invalid") {
      errors.push({ id: fieldId("paid", at), text: t("problems.paid") });
    }
    paidCents.push(paid.state === "number" ? paid.value : null);
    const insurer = Number(person.insurer);
    return {
      ...{ birthYear, deductibleChf, hasAccident: person.accident === "1" },
      current: insurer > 0 && isModel(person.model) ? { insurer, model: person.model } : null,
    };
  });
  if (errors.length > 0) return { errors, requested: null };
  const insurers = Number(typed.insurer) > 0 ? [Number(typed.insurer)] : [];
  return {
    errors,
    requested: {
      ...{ year, people, insurers, postcode: typed.postcode },
      models: typed.models.filter(isModel),
      take: typed.isWhole ? MAX_SHOWN_TARIFFS : FIRST_TARIFFS,
      treatmentCents: treatment.state === "number" ? treatment.value : 0,
      paidCents,
    },
  };
}

/** Stores nothing. */
export async function searchPremiums({ request, cms, service }: Requester) {
  const form = await requireForm(request);
  const typed = readTyped(form);
  const blank: HealthAnswer = { typed, errors: [], places: [], found: null, failure: null };
  if (form.has("add") || form.has("remove")) return data(blank);
  const { errors, requested } = readHealth(typed);
  if (!requested) return data({ ...blank, errors }, { status: BAD_REQUEST });

  if (requested.postcode === "") {
    return searchInCanton({ cms, service }, blank, requested, curveOf(form));
  }
  const places = await service.premiums.listPlaces(requested.year, requested.postcode);
  if (places.isError) return failed(blank, places.statusCode);
  const known = placesOf(places.data);
  const [first] = known;
  if (!first) {
    const text = t("problems.unknownPostcode");
    const wrong = [{ id: fieldId("postcode"), text }];
    return data({ ...blank, errors: wrong }, { status: BAD_REQUEST });
  }
  const several = known.length > 1 ? known : [];
  const place = several.length > 0 ? known.find(({ value }) => value === typed.place) : first;
  if (!place) return data({ ...blank, places: several });
  return search({ cms, service }, { ...blank, places: several }, requested, place, curveOf(form));
}

/** In a canton with one premium region the postcode changes nothing. */
async function searchInCanton(
  clients: Omit<Requester, "request">,
  blank: HealthAnswer,
  requested: NonNullable<ReadHealth["requested"]>,
  curve: ChosenCurve | null,
) {
  const { canton } = blank.typed;
  const found = await clients.service.premiums.listRegions(requested.year, canton);
  if (found.isError) return failed(blank, found.statusCode);
  const [region, ...others] = found.data.regions;
  if (region === undefined || others.length > 0) {
    const text = t("problems.severalRegions", { canton });
    const errors = [{ id: fieldId("postcode"), text }];
    return data({ ...blank, errors }, { status: BAD_REQUEST });
  }
  return search(clients, blank, requested, { canton, region }, curve);
}

/**
 * Rules of the year or of the latest earlier year; null without any.
 * @throws {CmsError}
 */
async function findCostRules(cms: TierCms, year: number): Promise<HealthRules | null> {
  const { sets } = parametersOf(year, await listParameterSets(cms));
  const set = sets["calc.health-costs"];
  if (!set) return null;
  const { coinsurancePercent, coinsuranceMaxAdultChf, coinsuranceMaxChildChf } = set.value;
  return {
    ...{ year: set.year, source: set.source, publisher: set.publisher, sourceUrl: set.sourceUrl },
    ...{ coinsurancePercent, maxAdultChf: coinsuranceMaxAdultChf },
    maxChildChf: coinsuranceMaxChildChf,
  };
}

async function search(
  { cms, service }: Omit<Requester, "request">,
  blank: HealthAnswer,
  requested: NonNullable<ReadHealth["requested"]>,
  { canton, region }: Pick<HealthPlace, "canton" | "region">,
  curve: ChosenCurve | null,
) {
  const { postcode, treatmentCents, paidCents, ...input } = requested;
  const place = { canton, region };
  const whenUnavailable = (error: unknown) => {
    failedWhenUnavailable(error);
    return null;
  };
  const [found, rules, coming] = await Promise.all([
    service.premiums.search({ ...input, ...place }),
    findCostRules(cms, requested.year).catch((error: unknown) => {
      failedWhenUnavailable(error);
      return "away" as const;
    }),
    findComingPremiums(cms, requested.year, place).catch(whenUnavailable),
  ]);
  if (found.isError) return failed(blank, found.statusCode);
  return data({
    ...blank,
    found: {
      ...withYearCosts(found.data, rules, { treatmentCents, paidCents }, curve),
      coming,
    },
  });
}

/** The service answers 404 only for a year without official files. */
function failureOf(statusCode: number): [NonNullable<HealthAnswer["failure"]>, number] {
  if (statusCode === TOO_MANY) return ["limit", TOO_MANY];
  if (statusCode === NOT_FOUND) return ["missing", NOT_FOUND];
  return ["away", UNAVAILABLE];
}

function failed(blank: HealthAnswer, statusCode: number) {
  const [failure, status] = failureOf(statusCode);
  return data({ ...blank, failure }, { status });
}
