import { useLoaderData } from "@remix-run/react";
import { AlpineMonths } from "~/features/classifieds/alpine/alpine-months";
import { findAlpineMonths } from "~/features/classifieds/alpine/alpine-months.server";
import { alpineSource } from "~/features/classifieds/alpine/alpine-source.server";
import { EligibilityCheck } from "~/features/classifieds/alpine/eligibility-check";
import { answerOffers } from "~/features/classifieds/frame/offer-action.server";
import { OfferListPage } from "~/features/classifieds/frame/offer-list-page";
import { loadOffers } from "~/features/classifieds/frame/offer-list.server";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { alpineVolunteering as words } from "~/features/classifieds/alpine/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader((requester) =>
  loadOffers(alpineSource, requester, findAlpineMonths),
);

export const action = memberAction(({ request, own, service }) =>
  answerOffers("alpine-volunteering", { own, service }, request),
);

export default function AlpineVolunteeringRoute() {
  const { list, beside } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const { title, lead } = words;
  return (
    <OfferListPage
      kind="alpine-volunteering"
      {...{ title, lead, list, answer }}
      More={EligibilityCheck}
    >
      {beside && <AlpineMonths {...beside} />}
    </OfferListPage>
  );
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
