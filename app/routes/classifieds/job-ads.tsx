import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findBoardSearch } from "~/features/classifieds/jobs/board-search.server";
import { JobAdsPage } from "~/features/classifieds/jobs/ads/job-ads-page";
import { answerJobAds, listOwnJobAds } from "~/features/classifieds/jobs/ads/job-ads.server";
import { jobAds as words } from "~/features/classifieds/jobs/ads/words";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { zurichDay } from "~/i18n/format";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";
import { lastPossibleDay } from "../../../contract/classifieds/job-ads.ts";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, own, service }) => {
  const now = new Date();
  const [ads, { canton }] = await Promise.all([
    listOwnJobAds(own, now),
    findBoardSearch({ request, own, service }),
  ]);
  return { ads, defaults: { canton: canton ?? "", lastDay: lastPossibleDay(zurichDay(now)) } };
});

export const action = memberAction(async ({ request, own }) => {
  const answer = await answerJobAds(own, await requireForm(request));
  return data(answer, { status: answerStatus(answer) });
});

export default function JobAdsRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  return <JobAdsPage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
