import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SavedSearchesPage } from "~/features/classifieds/frame/saved-searches-page";
import { listSavedSearches } from "~/features/classifieds/frame/saved-searches.server";
import { answerSearches } from "~/features/classifieds/frame/offer-action.server";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { classifieds as words } from "~/features/classifieds/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ own, member }) => {
  const searches = await listSavedSearches(own, null);
  return data({ searches, isPaying: member.isPaying }, { status: searches ? 200 : 503 });
});

export const action = memberAction(({ request, own, service }) =>
  answerSearches({ own, service }, request),
);

export default function SavedSearchesRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  return <SavedSearchesPage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export const meta = pageMeta(() => ({ title: words.kept.searches }));
