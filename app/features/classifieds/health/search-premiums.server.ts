import { data } from "@remix-run/node";
import type { TierCms } from "~/cms/cms.server";
import { failedWhenAway } from "~/cms/when-unavailable.server";
import { requireForm } from "~/forms/form";
import { healthInsurances as words } from "~/i18n/pt-BR/classifieds/health-insurances";
import { translator } from "~/i18n/translator";
import type { ServiceClients } from "~/service/clients.server";
import type { PremiumPlaces } from "../../../../contract/api/official-tables-v1.ts";
import { findCostRules } from "./cost-rules.server";
import { fieldId, type HealthAnswer, type HealthPlace } from "./health-answer";
import { findComingPremiums } from "./premium-extract.server";
import { readHealth, type ReadHealth } from "./read-health-form.server";
import { readTyped } from "./typed-health";
import { withYearCosts, type ChosenCurve } from "./year-costs.server";

const t = translator("health-insurances", words);

type Asker = { request: Request; cms: TierCms; service: ServiceClients };

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

function curveOf(form: FormData): ChosenCurve | null {
  const asked = form.get("curve");
  const [, person, tariff] = (typeof asked === "string" ? CURVE.exec(asked) : null) ?? [];
  return person && tariff ? { person: Number(person), tariff: Number(tariff) } : null;
}

/** Stores nothing. */
export async function searchPremiums({ request, cms, service }: Asker) {
  const form = await requireForm(request);
  const typed = readTyped(form);
  const blank: HealthAnswer = { typed, errors: [], places: [], found: null, failure: null };
  if (form.has("add") || form.has("remove")) return data(blank);
  const { errors, asked } = readHealth(typed);
  if (!asked) return data({ ...blank, errors }, { status: BAD_REQUEST });

  const places = await service.premiums.listPlaces(asked.year, asked.postcode);
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
  return search({ cms, service }, { ...blank, places: several }, asked, place, curveOf(form));
}

async function search(
  { cms, service }: Omit<Asker, "request">,
  blank: HealthAnswer,
  asked: NonNullable<ReadHealth["asked"]>,
  { canton, region }: HealthPlace,
  curve: ChosenCurve | null,
) {
  const { postcode, treatmentCents, ...input } = asked;
  const place = { canton, region };
  const whenAway = (error: unknown) => {
    failedWhenAway(error);
    return null;
  };
  const [found, rules, coming] = await Promise.all([
    service.premiums.search({ ...input, ...place }),
    findCostRules(cms, asked.year).catch((error: unknown) => {
      failedWhenAway(error);
      return "away" as const;
    }),
    findComingPremiums(cms, asked.year, place).catch(whenAway),
  ]);
  if (found.isError) return failed(blank, found.statusCode);
  return data({
    ...blank,
    found: { ...withYearCosts(found.data, rules, treatmentCents, curve), coming },
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
