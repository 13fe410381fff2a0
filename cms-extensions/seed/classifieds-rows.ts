import { readFileSync } from "node:fs";
import path from "node:path";
import { slugify, SLUG_MAX_LENGTH } from "../../contract/shared/text.ts";
import { uniqueKeyOf } from "../src/content/publishing/unique-key.ts";
import type { SeedAlpineOffer, SeedMobilePlan, SeedTravelOffer } from "./classifieds-types.ts";
import { alpineOffers } from "./content/classifieds/alpine-offers.ts";
import { jobBoards } from "./content/classifieds/job-boards.ts";
import { priceSurveys } from "./content/classifieds/price-surveys.ts";
import { products } from "./content/classifieds/products.ts";
import { travelOffers } from "./content/classifieds/sbb-offers.ts";
import type { SeedPlan } from "./plan.ts";
import type { Row } from "./rows.ts";
import { stableId } from "./stable-id.ts";

const published = { status: "published" };
const moment = (day: string) => `${day}T10:00:00Z`;
const slugOf = (...parts: string[]) => slugify(parts.join(" ")).slice(0, SLUG_MAX_LENGTH);

const mobilePlans = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "data/mobile-plans.json"), "utf8"),
) as SeedMobilePlan[];

export function classifiedsPlan(): SeedPlan {
  const tables: [string, Row[]][] = [
    ["mobile_plans", withOwnSlugs(mobilePlans.map(mobileRow))],
    ["sbb_offers", travelOffers.map(travelRow)],
    ["alpine_offers", alpineOffers.map(alpineRow)],
    [
      "products",
      products.map(({ slug, ...shown }) => ({
        ...published,
        ...shown,
        id: stableId("product", slug),
      })),
    ],
    ["parameter_sets", parameterRows()],
  ];
  return { rows: tables.map(([table, rows]) => ({ table, key: "id", rows })), links: [] };
}

/** Adds a number to duplicate slugs: two plans may have the same name. */
function withOwnSlugs(rows: Row[]): Row[] {
  const taken = new Map<unknown, number>();
  return rows.map((row) => {
    const count = (taken.get(row["slug"]) ?? 0) + 1;
    taken.set(row["slug"], count);
    return count > 1 ? { ...row, slug: `${row["slug"]}-${count}` } : row;
  });
}

function mobileRow(plan: SeedMobilePlan): Row {
  const { name, provider, type, speedMbit, connection, retrievedAt, sourceUrl } = plan;
  const fullName = name.startsWith(provider) ? name : `${provider} ${name}`;
  return {
    id: stableId("mobile", type, provider, name),
    ...published,
    ...{ name, provider, type, sourceUrl, url: sourceUrl },
    slug: slugOf(fullName, type === "postpaid" ? "" : type),
    network: plan.network ?? null,
    monthlyCents: plan.monthlyCents ?? null,
    promoCents: plan.promoCents ?? null,
    dataGb: plan.dataGb ?? null,
    dataUnlimited: plan.dataUnlimited ?? false,
    roaming: plan.roaming ?? null,
    speed:
      [speedMbit && `${speedMbit} Mbit/s`, connection?.join(", ")].filter(Boolean).join(", ") ||
      null,
    source: `Página de ${provider}, lida por Comparasuisse`,
    retrievedAt: moment(retrievedAt),
  };
}

const travelRow = ({ retrievedAt, ...offer }: SeedTravelOffer): Row => ({
  id: stableId("travel", offer.title),
  ...published,
  ...offer,
  slug: slugOf(offer.title),
  retrievedAt: moment(retrievedAt),
});

const alpineRow = ({ retrievedAt, ...offer }: SeedAlpineOffer): Row => ({
  id: stableId("alpine", offer.slug),
  ...published,
  ...offer,
  retrievedAt: moment(retrievedAt),
});

function parameterRows(): Row[] {
  const surveys = priceSurveys.map(({ key, year, source, sourceUrl, ...value }) => ({
    key: `supermarket.basket.${key}`,
    ...{ year, value, source, sourceUrl },
  }));
  const boards = {
    key: "jobs.boards",
    year: 2026,
    value: jobBoards,
    source: "Sites dos próprios serviços",
    sourceUrl: null,
  };
  return [...surveys, boards].map((parameter) => {
    const row = { ...parameter, ...published, canton: null, version: 1 };
    return {
      ...row,
      id: stableId("parameter", parameter.key),
      reviewedAt: "2026-11-21",
      uniqueKey: uniqueKeyOf("parameter_sets", row, null),
    };
  });
}
