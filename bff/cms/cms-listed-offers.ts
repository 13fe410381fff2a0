import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { alpineChoiceOf, matchesAlpine } from "../../contract/classifieds/alpine.ts";
import {
  jobChoiceOf,
  matchesJob,
  permitPolicies,
  type Applicant,
} from "../../contract/classifieds/jobs.ts";
import {
  matchesMobile,
  mobileChoiceOf,
  mobileTypes,
  requiredPermits,
} from "../../contract/classifieds/mobile-plans.ts";
import { matchesTravel, travelChoiceOf } from "../../contract/classifieds/travel.ts";
import {
  offerKinds,
  type OfferKind,
  offerStateOf,
  type OfferDates,
} from "../../contract/classifieds/offers.ts";
import { zurichDayOf } from "../zurich-day.ts";
import type { CmsClient } from "./client.ts";

export type OfferQuery = { query: URLSearchParams; who: Applicant; now: Date };

export type ListedOffer = {
  id: string;
  slug: string;
  title: string;
  subtitle: string | null;
  company: string | null;
  fits: (query: OfferQuery) => boolean;
};

const text = z.string().nullable();
const count = z.number().nullable();
const common = { id: z.string(), slug: z.string(), validTo: text, retrievedAt: text };

const job = z.object({
  ...common,
  title: z.string(),
  company: text,
  canton: z.object({ cantonCode: z.string() }).nullable(),
  city: text,
  workloadMin: count,
  workloadMax: count,
  contractType: z.string(),
  remote: z.string(),
  sector: text,
  languages: z.array(z.object({ code: z.string(), level: z.string() })).catch([]),
  permitPolicy: z.enum(permitPolicies).nullable().catch(null),
  salaryMinCents: count,
  salaryMaxCents: count,
  postedAt: text,
  expiresAt: text,
});
const plan = z.object({
  ...common,
  name: z.string(),
  provider: text,
  network: text,
  type: z.enum(mobileTypes).catch("postpaid"),
  dataGb: z.coerce.number().nullable(),
  dataUnlimited: z.boolean().catch(false),
  roaming: z
    .array(z.object({ zone: z.string() }))
    .nullable()
    .catch(null),
  eSim: z.boolean().nullable(),
  requiresPermit: z.enum(requiredPermits).catch("unknown"),
});
const ticket = z.object({
  ...common,
  title: z.string(),
  kind: z.string(),
  travelClass: text,
  halfFare: z.string(),
  audience: text,
  region: text,
});
const place = z.object({
  ...common,
  title: z.string(),
  host: text,
  zone: text,
  dates: z.array(z.object({ from: z.string(), to: z.string() })).catch([]),
  minDays: count,
  lodging: text,
});

type DescribedOffer = Pick<ListedOffer, "title" | "subtitle" | "company"> & {
  finds: ListedOffer["fits"];
};

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ") || null;

type Reading = { fields: string; listedOf: (value: unknown) => ListedOffer | null };

function readingOf<Row extends OfferDates & { id: string; slug: string }>(
  kind: OfferKind,
  shape: z.ZodType<Row> & { shape: object },
  describe: (row: Row) => DescribedOffer,
): Reading {
  return {
    // `canton` is a relation; all other fields are columns.
    fields: Object.keys(shape.shape)
      .map((field) => (field === "canton" ? "canton.cantonCode" : field))
      .join(","),
    listedOf(input) {
      const { data: row } = shape.safeParse(input);
      if (!row) return null;
      const { finds, ...rest } = describe(row);
      const { id, slug } = row;
      const fits = (query: OfferQuery) => {
        const clock = { now: query.now, today: zurichDayOf(query.now) };
        return offerStateOf(kind, row, clock) === "current" && finds(query);
      };
      return { id, slug, ...rest, fits };
    },
  };
}

const readings: Readonly<Record<OfferKind, Reading>> = {
  jobs: readingOf("jobs", job, ({ canton, ...row }) => {
    const posting = { ...row, canton: canton?.cantonCode ?? null };
    const { title, company, city } = posting;
    return {
      ...{ title, company, subtitle: joined(company, city ?? posting.canton) },
      finds: ({ query, who, now }) => matchesJob(posting, jobChoiceOf(query), who, now),
    };
  }),
  "mobile-plans": readingOf("mobile-plans", plan, (row) => ({
    ...{ title: row.name, company: row.provider, subtitle: row.provider },
    finds: ({ query }) => matchesMobile(row, mobileChoiceOf(query)),
  })),
  // All offers are of one public transport company, so the limit per company does not apply.
  "sbb-offers": readingOf("sbb-offers", ticket, (row) => ({
    ...{ title: row.title, company: null, subtitle: row.region },
    finds: ({ query }) => matchesTravel(row, travelChoiceOf(query)),
  })),
  "alpine-volunteering": readingOf("alpine-volunteering", place, (row) => ({
    ...{ title: row.title, company: row.host, subtitle: joined(row.host, row.zone) },
    finds: ({ query }) => matchesAlpine(row, alpineChoiceOf(query)),
  })),
};

export type CmsListedOffers = {
  /** All published offers of a kind; incomplete rows are left out. @throws {CmsUnavailableError} */
  listPublished(kind: OfferKind): Promise<ListedOffer[]>;
};

const AT_ONCE = 500;
/** Far above the number of offers in any area. */
const MOST_PAGES = 10;

export function createCmsListedOffers(client: CmsClient): CmsListedOffers {
  return {
    async listPublished(kind) {
      const { fields, listedOf } = readings[kind];
      const filter = { status: { _eq: "published" } };
      const path = `/items/${offerKinds[kind].collection}`;
      const rows: unknown[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const params = { fields, filter, limit: AT_ONCE, page };
        const some = await client.read(customEndpoint<unknown[]>({ path, params }));
        rows.push(...some);
        if (some.length < AT_ONCE) break;
      }
      return rows.flatMap((row) => listedOf(row) ?? []);
    },
  };
}

const offerRows = z.array(z.record(z.string(), z.unknown()));

export type CmsOffers = {
  /** Null if the offer is not published. @throws {CmsUnavailableError} */
  findDetails(kind: OfferKind, item: string): Promise<Record<string, unknown> | null>;
};

export function createCmsOffers(client: CmsClient): CmsOffers {
  return {
    async findDetails(kind, item) {
      const { collection, details } = offerKinds[kind];
      const filter = { _and: [{ id: { _eq: item } }, { status: { _eq: "published" } }] };
      const params = { fields: details.join(","), filter, limit: 1 };
      const path = `/items/${collection}`;
      const answer = await client.read(customEndpoint<unknown[]>({ path, params }));
      return offerRows.parse(answer)[0] ?? null;
    },
  };
}
