import { netSalaryParameters } from "../calculators/net-salary.ts";
import { WAGE_TABLE_KEY } from "../calculators/wage-table.ts";
import type { ShelfName } from "../shared/shelves.ts";

/** Goods in Directus: rows, unless it says otherwise. */
export type CmsGoods = {
  in: "cms";
  collection: string;
  filter?: Readonly<Record<string, unknown>>;
  /** Counts the entries of a row's list instead of rows. */
  entriesOf?: string;
  /** Counts the different values of a field instead of rows. */
  differentIn?: string;
};
/** Rows of the service's own database. */
export type OwnGoods = { in: "service"; table: "exchange-rates" | "premiums" | "withholding_tax" };

export type ShelfRule = {
  goods: CmsGoods | OwnGoods;
  /** The shelf opens with this many. */
  least: number;
  /** Older goods do not count, by the date in the field. */
  freshness?: { days: number; by: string };
  /** Share of the counted goods that must have these fields. */
  filled?: { fields: readonly string[]; percent: number };
};

/** Prices and offers are shown with their date for a year. */
const YEAR_DAYS = 365;
const published = { status: { _eq: "published" } };
const texts = (collection: string, least: number): ShelfRule => ({
  goods: { in: "cms", collection, filter: published },
  least,
});
const parameters = (keys: readonly string[]): ShelfRule => ({
  goods: {
    in: "cms",
    collection: "parameter_sets",
    filter: { _and: [published, { key: { _in: keys } }] },
    differentIn: "key",
  },
  least: keys.length,
});

export const shelfRules: Readonly<Record<ShelfName, ShelfRule>> = {
  news: texts("news", 3),
  videos: texts("videos", 2),
  courses: texts("courses", 1),
  articles: texts("articles", 3),
  cantons: { goods: { in: "cms", collection: "Cantons" }, least: 26 },
  jobs: {
    goods: {
      in: "cms",
      collection: "parameter_sets",
      filter: { _and: [published, { key: { _eq: "jobs.boards" } }] },
      entriesOf: "value",
    },
    least: 5,
  },
  "health-insurances": { goods: { in: "service", table: "premiums" }, least: 1_000 },
  "mobile-plans": {
    ...texts("mobile_plans", 10),
    freshness: { days: YEAR_DAYS, by: "retrievedAt" },
    filled: { fields: ["provider", "monthlyCents"], percent: 80 },
  },
  "sbb-offers": {
    ...texts("sbb_offers", 5),
    freshness: { days: YEAR_DAYS, by: "retrievedAt" },
  },
  "supermarket-costs": {
    goods: {
      in: "cms",
      collection: "parameter_sets",
      filter: { _and: [published, { key: { _starts_with: "supermarket.basket." } }] },
    },
    least: 2,
  },
  "alpine-volunteering": {
    ...texts("alpine_offers", 3),
    freshness: { days: YEAR_DAYS, by: "retrievedAt" },
  },
  "net-salary": parameters(netSalaryParameters),
  "withholding-tax": { goods: { in: "service", table: "withholding_tax" }, least: 26 },
  "salary-comparison": parameters([WAGE_TABLE_KEY]),
  mortgage: parameters(["calc.mortgage"]),
  unemployment: parameters(["calc.alv", "calc.unemployment"]),
  currency: {
    goods: { in: "service", table: "exchange-rates" },
    least: 3,
    freshness: { days: YEAR_DAYS, by: "day" },
  },
};

export const shelfNames = Object.keys(shelfRules) as ShelfName[];

export type Stock = {
  /** Goods that are not too old. */
  count: number;
  /** How many of them have a field. */
  filled: Readonly<Record<string, number>>;
};

/** What a shelf lacks, in words for editors; empty if it may open. */
export function listMissing(rule: ShelfRule, { count, filled }: Stock): string[] {
  const age = rule.freshness ? ` dos últimos ${rule.freshness.days} dias` : "";
  if (count < rule.least) return [`tem ${count} de ${rule.least} itens${age}`];
  const { fields = [], percent: least = 0 } = rule.filled ?? {};
  return fields.flatMap((field) => {
    const percent = Math.floor(((filled[field] ?? 0) / count) * 100);
    return percent < least ? [`${field} preenchido em ${percent} % de ${least} %`] : [];
  });
}
