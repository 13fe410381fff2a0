import { z } from "zod";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { zurichDay } from "~/i18n/format";
import {
  cartTotals,
  confirmedPrices,
  PRICE_HOLDS_DAYS,
  type SeenPrice,
  packUnits,
} from "../../../../contract/classifieds/supermarket.ts";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import type { TierCms } from "~/cms/cms.server";
import { parseInteger } from "../../../../contract/classifieds/offers.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { listAll } from "../frame/list-all.server";
import { fieldOf } from "./cart-field";

const MOST_OF_ONE = 99;

export function loadCart(cms: TierCms, request: Request) {
  return nullWhenUnavailable(cartOf(cms, new URL(request.url).searchParams), request);
}

export type Cart = Awaited<ReturnType<typeof cartOf>>;

const text = z.nullable(z.string());

const product = shape("products", {
  id: z.string(),
  name: z.string(),
  brand: text,
  size: z.nullable(z.coerce.number()),
  unit: z.enum(packUnits).catch("piece"),
  category: text,
});
const price = shape("product_prices", {
  product: { id: z.string() },
  chain: z.string(),
  cents: z.nullable(z.number()),
  seenAt: text,
  source: text,
  sourceUrl: text,
});
const survey = shape("parameter_sets", {
  id: z.string(),
  year: z.number(),
  value: z.object({
    name: z.string(),
    period: z.string(),
    items: z.number(),
    totalsCents: z.record(z.string(), z.number().nullable()),
    note: text,
  }),
  source: text,
  sourceUrl: text,
});

export type Product = Awaited<ReturnType<typeof listProducts>>[number];

async function listProducts(cms: TierCms) {
  const rows = await listAll(cms, product);
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, "pt-BR"));
}

/** Editors' prices name a source; a member's price counts once others confirmed it. */
const counted = { _or: [{ source: { _nnull: true } }, { confirmations: { _gt: 0 } }] } as const;

async function listConfirmedPrices(cms: TierCms, now: Date) {
  const since = zurichDay(new Date(now.getTime() - PRICE_HOLDS_DAYS * DAY_MS));
  // Only prices that still count: older ones would fill up the result pages.
  const rows = await listAll(cms, price, {
    name: since,
    filter: { _and: [{ seenAt: { _gte: since } }, counted] },
  });
  const seen = rows.flatMap((row): SeenPrice[] => {
    const { product: of, cents, seenAt, ...rest } = row;
    return of && cents !== null && seenAt ? [{ ...rest, productId: of.id, cents, seenAt }] : [];
  });
  return confirmedPrices(seen, now);
}

const MOST_SURVEYS = 20;

function listSurveys(cms: TierCms) {
  return cms.cached("price-surveys", (ask) => {
    const filter = {
      _and: [{ key: { _starts_with: "supermarket.basket." } }, { status: { _eq: "published" } }],
    } as const;
    return ask(readRows(survey, { filter, sort: ["-year"], limit: MOST_SURVEYS }));
  });
}

async function cartOf(cms: TierCms, params: URLSearchParams) {
  const [products, prices, surveys] = await Promise.all([
    listProducts(cms),
    listConfirmedPrices(cms, new Date()),
    listSurveys(cms),
  ]);
  const items = products.flatMap(({ id }) => {
    const count = parseInteger(params.get(fieldOf(id)), 1, MOST_OF_ONE);
    return count ? [{ productId: id, count }] : [];
  });
  return { products, prices, surveys, items, totals: cartTotals(items, prices) };
}
