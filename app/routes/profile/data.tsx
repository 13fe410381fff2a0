import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerOwnDataForm, findOwnData } from "~/features/account/privacy/own-data.server";
import { OwnDataPage } from "~/features/account/privacy/own-data-page";
import { findDownloadFailure } from "~/features/account/privacy/download-failure";
import { ProfileFrame } from "~/features/account/profile/profile-frame";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { pageMeta } from "~/page/page-meta";
import { ownProfileAction, ownProfileLoader } from "~/guards/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ request, member, service }) => ({
  directusUserId: member.directusUserId,
  overview: await findOwnData(service.privacy),
  downloadFailure: findDownloadFailure(new URL(request.url).searchParams),
}));

export const action = ownProfileAction(async ({ request, own, service }) => {
  const form = await requireForm(request);
  const answer = await answerOwnDataForm({ ...service, own }, form);
  return data(answer, { status: answerStatus(answer) });
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
