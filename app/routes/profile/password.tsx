import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfileFrame } from "~/features/account/profile/profile-frame";
import { PasswordPage } from "~/features/account/security/password-page";
import { SECURITY_STATUSES, changePassword } from "~/features/account/security/security.server";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { visitorOf } from "~/http/visitor";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { pageMeta } from "~/page/page-meta";
import { deviceCookie } from "~/session/cookies.server";
import { ownProfileAction, ownProfileLoader } from "~/guards/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(({ member }) => {
  const { directusUserId, email, firstName, lastName } = member;
  return { directusUserId, owner: { email, firstName, lastName } };
});

export const action = ownProfileAction(async ({ request, service }) => {
  const form = await requireForm(request);
  const answer = await changePassword(service.security, visitorOf(request), form);
  const { deviceToken, ...rest } = answer;
  const headers = new Headers();
  if (deviceToken) headers.append("Set-Cookie", deviceCookie(deviceToken));
  return data(rest, { status: answerStatus(rest, SECURITY_STATUSES), headers });
});

export default function PasswordRoute() {
  const { directusUserId, owner } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="password">
      <PasswordPage owner={owner} answer={answer ?? null} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.password }));
