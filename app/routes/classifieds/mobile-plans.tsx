import { useLoaderData } from "@remix-run/react";
import { answerOffers } from "~/features/classifieds/frame/offer-action.server";
import { OfferListPage } from "~/features/classifieds/frame/offer-list-page";
import { loadOffers } from "~/features/classifieds/frame/offer-list.server";
import { mobileSource } from "~/features/classifieds/mobile/mobile-source.server";
import { NewcomerGuide } from "~/features/classifieds/mobile/newcomer-guide";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { mobilePlans as words } from "~/features/classifieds/mobile/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader((requester) => loadOffers(mobileSource, requester));

export const action = memberAction(({ request, own, service }) =>
  answerOffers("mobile-plans", { own, service }, request),
);

export default function MobilePlansRoute() {
  const { list } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const { title, lead } = words;
  return (
    <OfferListPage kind="mobile-plans" {...{ title, lead, list, answer }}>
      <NewcomerGuide />
    </OfferListPage>
  );
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
