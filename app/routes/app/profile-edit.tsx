import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerProfileForm, readRefusedPhoto } from "~/features/profile/edit-profile.server";
import { EditProfilePage } from "~/features/profile/edit-profile-page";
import { requireOwnProfile } from "~/features/profile/own-profile.server";
import { statusOf } from "~/features/profile/profile-answer.server";
import { ProfileFrame } from "~/features/profile/profile-frame";
import { listCantonNames } from "~/features/profile/public-profile.server";
import { requireForm } from "~/http/form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { ownProfileAction, ownProfileLoader } from "~/session/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ request, session }) => {
  const [profile, cantons] = await Promise.all([
    requireOwnProfile(runtime.cms, session),
    listCantonNames(runtime.cms, session.tier).catch(() => []),
  ]);
  const { directusUserId, fullName } = session.member;
  return { profile, cantons, directusUserId, fullName, refused: readRefusedPhoto(request) };
});

export const action = ownProfileAction(async ({ request, session }) => {
  const answer = await answerProfileForm(runtime, session, await requireForm(request));
  // The frame shows the photo: it must not go on with the one from before.
  if (answer.isDone) runtime.sessions.doubt(session.accessToken);
  return data(answer, { status: statusOf(answer) });
});

export default function ProfileEditRoute() {
  const { directusUserId, refused, ...page } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="edit">
      <EditProfilePage {...page} answer={useAnswer<typeof action>() ?? refused} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.edit }));
