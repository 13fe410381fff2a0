import { useLoaderData } from "@remix-run/react";
import { OfferListPage } from "~/features/classifieds/frame/offer-list-page";
import { loadOffers } from "~/features/classifieds/frame/offer-list.server";
import { answerJobs, listApplications } from "~/features/classifieds/jobs/applications.server";
import { BesideJobs } from "~/features/classifieds/jobs/beside-jobs";
import { findJobBoards } from "~/features/classifieds/jobs/job-boards.server";
import { jobSource } from "~/features/classifieds/jobs/job-source.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { jobs as words } from "~/features/classifieds/jobs/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";
import { later } from "~/ui/later";

export const handle = simplifiedFrame;

const OpenedJob = later(() =>
  import("~/features/classifieds/jobs/opened-job").then((part) => part.OpenedJob),
);

export const loader = memberLoader((asker) =>
  loadOffers(jobSource, asker, async ({ cms, own }) => {
    const [boards, applications] = await Promise.all([findJobBoards(cms), listApplications(own)]);
    return { boards, applications };
  }),
);

export const action = memberAction(async ({ request, own, service }) =>
  answerJobs({ own, service }, await requireForm(request)),
);

export default function JobsRoute() {
  const { list, beside } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const { title, lead } = words;
  return (
    <OfferListPage kind="jobs" {...{ title, lead, list, answer }} More={OpenedJob}>
      {beside && <BesideJobs {...beside} />}
    </OfferListPage>
  );
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
