import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { ProfileFrame } from "~/features/account/profile/profile-frame";
import { answerLabels } from "~/features/signup/steps/answer-labels";
import { OwnReportPage } from "~/features/signup/report/own-report-page";
import { requireAnswer } from "~/features/signup/wizard/signup.server";
import { LifeChanges } from "~/features/plan/life-changes";
import { findFirstStep } from "~/features/plan/load-plan.server";
import { zurichDay } from "~/i18n/format";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { ownProfileAction, ownProfileLoader } from "~/guards/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { planDependencies } from "~/shell/plan-dependencies.server";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async (args) => {
  const { cms, member, service } = args;
  const [{ report, hasChanged, answers }, cantons, planStep] = await Promise.all([
    service.signup.readReport().then(requireAnswer),
    listCantonSummaries(cms).catch(() => []),
    findFirstStep(args, planDependencies),
  ]);
  const { directusUserId } = member;
  return {
    report,
    hasChanged,
    labels: answerLabels(answers, cantons),
    pdfPath: to(`/app/profile/${directusUserId}/report.pdf`),
    directusUserId,
    isInSwitzerland: answers.time === "there",
    today: zurichDay(new Date()),
    planStep,
  };
});

export const action = ownProfileAction(async ({ member, service }) => {
  requireAnswer(await service.signup.markReportRead());
  return redirect(to(`/app/profile/${member.directusUserId}/report`));
});

export default function ProfileReportRoute() {
  const { directusUserId, isInSwitzerland, ...page } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="report">
      <OwnReportPage {...page} lifeChanges={isInSwitzerland && <LifeChanges />} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.report }));
