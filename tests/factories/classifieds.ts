import { randomUUID } from "node:crypto";
import type {
  AlpineOffers,
  CurrencyRates,
  JobApplications,
  Jobs,
  MobilePlans,
  ProductPrices,
  Products,
  SavedSearches,
  SbbOffers,
} from "~/cms/generated/schema";
import { hoursAgo, auditFields, unique } from "./row-marks";

/** Source fields: retrieved an hour ago, still valid. */
const sourced = () => ({
  source: "Fonte do teste",
  sourceUrl: "https://www.example.ch/fonte",
  retrievedAt: hoursAgo(1),
  ...{ validFrom: null, validTo: null, verifiedBy: null },
});

export function makeJob(overrides: Partial<Jobs> = {}): Jobs {
  return {
    id: randomUUID(),
    title: "Cozinheira",
    slug: `vaga-${unique()}`,
    status: "published",
    ...{ company: "Padaria Sol", companyDomain: "padaria.ch", canton: null, city: "Zurique" },
    ...{ workloadMin: 80, workloadMax: 100, contractType: "permanent", remote: "none" },
    ...{ sector: "Gastronomia", languages: [{ code: "de", level: "B1" }] },
    permitPolicy: "swiss_permit",
    ...{ salaryMinCents: null, salaryMaxCents: null, salaryPeriod: "year" },
    description: "<p>Pães e bolos.</p>",
    requirements: "<p>Experiência.</p>",
    ...{ applyUrl: "https://www.padaria.ch/vagas", applyEmail: null },
    ...{ postedAt: hoursAgo(3), expiresAt: null },
    ...{ author: null, statedAt: null, refusalReason: null },
    ...sourced(),
    ...auditFields(),
    ...overrides,
  };
}

export function makeMobilePlan(overrides: Partial<MobilePlans> = {}): MobilePlans {
  return {
    id: randomUUID(),
    name: "Plano Sol",
    slug: `plano-${unique()}`,
    status: "published",
    ...{ provider: "Sol", network: "salt", type: "postpaid" },
    ...{ monthlyCents: 2_990, promoCents: null, promoMonths: null, activationCents: null },
    ...{ dataGb: "10", dataUnlimited: false, speed: null, minutes: null, sms: null },
    ...{ roaming: null, callsToBrazilCtPerMin: null, minTermMonths: null, noticeDays: null },
    ...{ eSim: null, has5g: null, requiresPermit: "unknown" },
    url: "https://www.example.ch/plano",
    ...sourced(),
    ...auditFields(),
    ...overrides,
  };
}

export function makeTravelOffer(overrides: Partial<SbbOffers> = {}): SbbOffers {
  return {
    id: randomUUID(),
    title: "Passe do dia",
    slug: `passe-${unique()}`,
    status: "published",
    ...{ kind: "saver_day", travelClass: "second", halfFare: "without", audience: "any" },
    priceTiers: [{ cents: 5_200, per: "day" }],
    ...{ bookableFrom: null, bookableTo: null, region: null },
    ...{ conditions: "Vale um dia.", url: "https://www.example.ch/passe" },
    ...sourced(),
    ...auditFields(),
    ...overrides,
  };
}

export function makeAlpineOffer(overrides: Partial<AlpineOffers> = {}): AlpineOffers {
  return {
    id: randomUUID(),
    title: "Ajuda na montanha",
    slug: `montanha-${unique()}`,
    status: "published",
    ...{ host: "Alpes Vivos", canton: null, zone: null, dates: null, minDays: 5 },
    ...{ tasks: ["Floresta"], languages: ["de"], lodging: "Incluída", costs: null },
    ...{ minAge: 18, maxAge: 70, nationality: "ch_eu_efta", nationalityRule: null },
    ...{ contact: "ola@alpes.ch", url: "https://www.alpes.ch" },
    ...sourced(),
    ...auditFields(),
    ...overrides,
  };
}

export function makeProduct(overrides: Partial<Products> = {}): Products {
  return {
    id: randomUUID(),
    name: "Leite integral",
    status: "published",
    ...{ brand: null, ean: null, size: "1", unit: "l", category: "Laticínios" },
    ...{ bio: false, prices: null },
    ...auditFields(),
    ...overrides,
  };
}

export function makeProductPrice(overrides: Partial<ProductPrices> = {}): ProductPrices {
  return {
    id: randomUUID(),
    product: randomUUID(),
    ...{ chain: "Coop", cents: 180, unitCents: null, confirmations: 1, uniqueKey: null },
    seenAt: hoursAgo(24).slice(0, 10),
    ...{ source: null, sourceUrl: null, verifiedBy: null },
    ...auditFields(),
    ...overrides,
  };
}

export function makeSavedSearch(overrides: Partial<SavedSearches> = {}): SavedSearches {
  return {
    id: randomUUID(),
    ...{ name: "Cozinha", kind: "jobs", filters: { query: "words=cozinha" } },
    ...{ frequency: "weekly", lastRunAt: null },
    ...{ user_created: null, date_created: hoursAgo(2), date_updated: null },
    ...overrides,
  };
}

export function makeJobApplication(overrides: Partial<JobApplications> = {}): JobApplications {
  return {
    id: randomUUID(),
    ...{ job: randomUUID(), state: "saved", note: null, uniqueKey: null },
    ...{ user_created: null, date_created: hoursAgo(2), date_updated: null },
    ...overrides,
  };
}

export function makeCurrencyRate(overrides: Partial<CurrencyRates> = {}): CurrencyRates {
  return {
    id: randomUUID(),
    base: "CHF",
    quote: "BRL",
    date: "2026-11-27",
    rate: "6.6",
    source: "Fonte do teste",
    sourceUrl: "https://www.example.ch/fonte",
    retrievedAt: hoursAgo(1),
    uniqueKey: null,
    ...overrides,
  };
}
