import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { loadCart } from "~/features/classifieds/supermarket/cart.server";
import {
  checkPrice,
  readRefusedReceipt,
} from "~/features/classifieds/supermarket/check-price.server";
import { findRealRate } from "~/features/classifieds/supermarket/in-reais";
import { SupermarketPage } from "~/features/classifieds/supermarket/supermarket-page";
import {
  listPricesToConfirm,
  votePrice,
} from "~/features/classifieds/supermarket/vote-price.server";
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
  const [cart, toConfirm, rates] = await Promise.all([
    loadCart(cms, request),
    listPricesToConfirm(service.shelfPrices),
    // Without exchange rates, prices are in francs only.
    nullWhenUnavailable(listNewestRates(cms, service.exchangeRates), request),
  ]);
  const inReais = rates && findRealRate(rates);
  const refused = readRefusedReceipt(request);
  const today = zurichDay(new Date());
  return data({ cart, toConfirm, inReais, refused, today }, initFor(cart));
});

export const action = memberAction(async ({ request, own, service }) => {
  const form = await requireForm(request);
  return form.get("intent") === "vote"
    ? votePrice(service.shelfPrices, form)
    : checkPrice(own, service.shelfPrices, form);
});

export default function SupermarketRoute() {
  const { refused, ...page } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? refused;
  const voteAnswer = answer && "vote" in answer ? answer : null;
  const priceAnswer = answer && !("vote" in answer) ? answer : null;
  return <SupermarketPage {...page} answer={priceAnswer} voteAnswer={voteAnswer} />;
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
