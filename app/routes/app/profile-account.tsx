import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestEmailChange } from "~/features/profile/email-change.server";
import { EmailSection } from "~/features/profile/email-section";
import { statusOf } from "~/features/profile/profile-answer.server";
import { ProfileFrame } from "~/features/profile/profile-frame";
import { requireForm } from "~/http/form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { ownProfileAction, ownProfileLoader } from "~/session/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(({ session }) => {
  const { directusUserId, email } = session.member;
  return { directusUserId, email };
});

export const action = ownProfileAction(async ({ request, session }) => {
  const form = await requireForm(request);
  const address = request.headers.get("x-portal-client-address") ?? "";
  const answer = await requestEmailChange(runtime.profile, session, form, address);
  return data(answer, { status: statusOf(answer) });
});

export default function AccountRoute() {
  const { directusUserId, email } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="account">
      <EmailSection email={email} answer={useActionData<typeof action>() ?? null} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.account }));
