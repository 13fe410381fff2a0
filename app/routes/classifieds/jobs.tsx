import { useLoaderData } from "@remix-run/react";
import { OfferListPage } from "~/features/classifieds/frame/offer-list-page";
import { loadOffers } from "~/features/classifieds/frame/offer-list.server";
import { AdsLink, NoAds } from "~/features/classifieds/jobs/ads-link";
import { answerJobs } from "~/features/classifieds/jobs/applications.server";
import { JobBoardsLink, JobBoardsSection } from "~/features/classifieds/jobs/job-boards-section";
import { OwnApplications } from "~/features/classifieds/jobs/own-applications";
import { findBesideJobs } from "~/features/classifieds/jobs/beside-jobs.server";
import { jobSource } from "~/features/classifieds/jobs/job-source.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { jobs as words } from "~/features/classifieds/jobs/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";
import { lazyPart } from "~/ui/later";

export const handle = simplifiedFrame;

const OpenedJob = lazyPart(() =>
  import("~/features/classifieds/jobs/opened-job").then((part) => part.OpenedJob),
);

export const loader = memberLoader((requester) => loadOffers(jobSource, requester, findBesideJobs));

export const action = memberAction(async ({ request, own, service }) =>
  answerJobs({ own, service }, await requireForm(request)),
);

export default function JobsRoute() {
  const { list, beside } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const { title, lead } = words;
  const first = (
    <>
      {beside?.boards && <JobBoardsLink />}
      <AdsLink />
    </>
  );
  return (
    <OfferListPage
      kind="jobs"
      {...{ title, lead, list, answer, first }}
      none={<NoAds />}
      More={OpenedJob}
    >
      {beside?.boards && <JobBoardsSection boards={beside.boards} search={beside.search} />}
      {beside && <OwnApplications applications={beside.applications} />}
    </OfferListPage>
  );
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
