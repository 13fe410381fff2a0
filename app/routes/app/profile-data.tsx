import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerOwnDataForm, findOwnData, statusOf } from "~/features/privacy/own-data.server";
import { OwnDataPage } from "~/features/privacy/own-data-page";
import { findDownloadFailure } from "~/features/privacy/download-failure";
import { ProfileFrame } from "~/features/profile/profile-frame";
import { requireForm } from "~/http/form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { ownProfileAction, ownProfileLoader } from "~/session/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ request, session }) => ({
  directusUserId: session.member.directusUserId,
  overview: await findOwnData(runtime.privacy, session.accessToken),
  downloadFailure: findDownloadFailure(new URL(request.url).searchParams),
}));

export const action = ownProfileAction(async ({ request, session }) => {
  const form = await requireForm(request);
  const answer = await answerOwnDataForm(runtime, session, form);
  return data(answer, { status: statusOf(answer) });
});

export default function ProfileDataRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <ProfileFrame directusUserId={page.directusUserId} current="data">
      <OwnDataPage {...page} answer={useAnswer<typeof action>() ?? null} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.data }));
