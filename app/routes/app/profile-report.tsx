import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfileFrame } from "~/features/profile/profile-frame";
import { OwnReportPage } from "~/features/signup/own-report-page";
import { requireAnswer } from "~/features/signup/signup.server";
import { zurichDay } from "~/i18n/format";
import { profile as words } from "~/i18n/pt-BR/profile";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { ownProfileAction, ownProfileLoader } from "~/session/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ session }) => ({
  ...requireAnswer(await runtime.signup.readReport(session.accessToken)),
  directusUserId: session.member.directusUserId,
  today: zurichDay(new Date()),
}));

/** Remembers the report as read. */
export const action = ownProfileAction(async ({ session }) => {
  requireAnswer(await runtime.signup.markReportRead(session.accessToken));
  return redirect(to(`/app/profile/${session.member.directusUserId}/report`));
});

export default function ProfileReportRoute() {
  const { directusUserId, ...page } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="report">
      <OwnReportPage {...page} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.report }));
