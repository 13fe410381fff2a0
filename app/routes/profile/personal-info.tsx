import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOwnProfile } from "~/features/account/profile/own-profile.server";
import { PersonalInfoPage } from "~/features/account/profile/personal-info-page";
import { answerPersonalInfoForm } from "~/features/account/profile/personal-info.server";
import { ProfileFrame } from "~/features/account/profile/profile-frame";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { pageMeta } from "~/page/page-meta";
import { ownProfileAction, ownProfileLoader } from "~/guards/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ member, own }) => {
  const { inSwitzerlandSince, visibility } = await requireOwnProfile(own);
  const { directusUserId, firstName, lastName } = member;
  return {
    directusUserId,
    names: { firstName, lastName },
    switzerland: { since: inSwitzerlandSince, visibility: visibility.inSwitzerlandSince },
  };
});

export const action = ownProfileAction(async ({ request, own, service, ownSession }) => {
  const answer = await answerPersonalInfoForm(
    { ...service, own, ownSession },
    await requireForm(request),
  );
  return data(answer, { status: answerStatus(answer) });
});

export default function PersonalInfoRoute() {
  const { directusUserId, ...page } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="personal-info">
      <PersonalInfoPage {...page} answer={useAnswer<typeof action>() ?? null} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages["personal-info"] }));
