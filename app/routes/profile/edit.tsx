import { data, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import {
  answerProfileForm,
  readRefusedPhoto,
} from "~/features/account/profile/edit-profile.server";
import { EditProfilePage } from "~/features/account/profile/edit-profile-page";
import { requireOwnProfile } from "~/features/account/profile/own-profile.server";
import { ProfileFrame } from "~/features/account/profile/profile-frame";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { pageMeta } from "~/page/page-meta";
import { ownProfileAction, ownProfileLoader } from "~/guards/own-profile.server";
import { listCantons } from "~/reference/cantons.server";
import { simplifiedFrame } from "~/shell/handle";
import { freshFormPath, isTakingSaved } from "~/forms/take-saved";
import { useAnswer } from "~/forms/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ request, member, cms, own }) => {
  const [profile, cantons] = await Promise.all([
    requireOwnProfile(own),
    listCantons(cms).catch(() => []),
  ]);
  const { directusUserId, fullName } = member;
  const choices = cantons.map(({ id, name }) => ({ id, name }));
  return {
    profile,
    cantons: choices,
    directusUserId,
    fullName,
    refused: readRefusedPhoto(request),
  };
});

export const action = ownProfileAction(async ({ request, own, service, ownSession }) => {
  const form = await requireForm(request);
  if (isTakingSaved(form)) throw redirect(freshFormPath(request));
  const answer = await answerProfileForm({ ...service, own }, form);
  // The frame shows the photo, so the cached session must be reloaded.
  if (answer.isDone) ownSession.markStale();
  return data(answer, { status: answerStatus(answer) });
});

export default function ProfileEditRoute() {
  const { search } = useLocation();
  const { directusUserId, refused, ...page } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="edit">
      <EditProfilePage key={search} {...page} answer={useAnswer<typeof action>() ?? refused} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.edit }));
