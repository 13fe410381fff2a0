import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { loadCart } from "~/features/classifieds/supermarket/cart.server";
import { checkPrice } from "~/features/classifieds/supermarket/check-price.server";
import { findRealRate } from "~/features/classifieds/supermarket/in-reais";
import { SupermarketPage } from "~/features/classifieds/supermarket/supermarket-page";
import { listNewestRates } from "~/features/tools/currency/rates.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { zurichDay } from "~/i18n/format";
import { supermarketCosts as words } from "~/features/classifieds/supermarket/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ cms, service, request }) => {
  const [cart, rates] = await Promise.all([
    loadCart(cms, request),
    // Without exchange rates, prices are in francs only.
    nullWhenUnavailable(listNewestRates(cms, service.exchangeRates), request),
  ]);
  const inReais = rates && findRealRate(rates);
  return data({ cart, inReais, today: zurichDay(new Date()) }, initFor(cart));
});

export const action = memberAction(async ({ request, own }) =>
  checkPrice(own, await requireForm(request)),
);

export default function SupermarketRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  return <SupermarketPage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
