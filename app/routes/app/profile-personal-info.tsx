import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOwnProfile } from "~/features/profile/own-profile.server";
import { PersonalInfoPage } from "~/features/profile/personal-info-page";
import { answerPersonalInfoForm } from "~/features/profile/personal-info.server";
import { statusOf } from "~/features/profile/profile-answer.server";
import { ProfileFrame } from "~/features/profile/profile-frame";
import { requireForm } from "~/http/form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { ownProfileAction, ownProfileLoader } from "~/session/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ session }) => {
  const { inSwitzerlandSince, visibility } = await requireOwnProfile(runtime.cms, session);
  const { directusUserId, firstName, lastName } = session.member;
  return {
    directusUserId,
    names: { firstName, lastName },
    switzerland: { since: inSwitzerlandSince, visibility: visibility.inSwitzerlandSince },
  };
});

export const action = ownProfileAction(async ({ request, session }) => {
  const answer = await answerPersonalInfoForm(runtime, session, await requireForm(request));
  return data(answer, { status: statusOf(answer) });
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
