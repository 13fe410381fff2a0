import { useLoaderData } from "@remix-run/react";
import { answerOffers } from "~/features/classifieds/frame/offer-action.server";
import { OfferListPage } from "~/features/classifieds/frame/offer-list-page";
import { loadOffers } from "~/features/classifieds/frame/offer-list.server";
import { listLedgerOffers } from "~/features/classifieds/travel/ledger.server";
import { travelSource } from "~/features/classifieds/travel/travel-source.server";
import { TripLedgerForm } from "~/features/classifieds/travel/trip-ledger-form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { sbbOffers as words } from "~/features/classifieds/travel/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader((requester) =>
  loadOffers(travelSource, requester, ({ cms }) => listLedgerOffers(cms)),
);

export const action = memberAction(({ request, own, service }) =>
  answerOffers("sbb-offers", { own, service }, request),
);

export default function SbbOffersRoute() {
  const { list, beside } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const { title, lead } = words;
  return (
    <OfferListPage kind="sbb-offers" {...{ title, lead, list, answer }}>
      {beside && <TripLedgerForm offers={beside} />}
    </OfferListPage>
  );
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
