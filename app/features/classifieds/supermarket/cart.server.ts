import { cartTotals } from "../../../../contract/classifieds/supermarket.ts";
import { nullWhenAway } from "~/cms/when-unavailable.server";
import type { TierCms } from "~/cms/cms.server";
import { wholeOf } from "../../../../contract/classifieds/offers.ts";
import { fieldOf } from "./cart-field";
import { listConfirmedPrices, listProducts, listSurveys } from "./products.server";

const MOST_OF_ONE = 99;

export function loadCart(cms: TierCms, request: Request) {
  return nullWhenAway(cartOf(cms, new URL(request.url).searchParams), request);
}

export type Cart = Awaited<ReturnType<typeof cartOf>>;

async function cartOf(cms: TierCms, params: URLSearchParams) {
  const [products, prices, surveys] = await Promise.all([
    listProducts(cms),
    listConfirmedPrices(cms, new Date()),
    listSurveys(cms),
  ]);
  const items = products.flatMap(({ id }) => {
    const count = wholeOf(params.get(fieldOf(id)), 1, MOST_OF_ONE);
    return count ? [{ productId: id, count }] : [];
  });
  return { products, prices, surveys, items, totals: cartTotals(items, prices) };
}
