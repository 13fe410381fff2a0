import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfileFrame } from "~/features/profile/profile-frame";
import { GuardedForms } from "~/features/profile/unsaved-changes";
import { PasswordPage } from "~/features/security/password-page";
import { changePassword } from "~/features/security/password.server";
import { requireForm } from "~/http/form";
import { visitorOf } from "~/http/visitor";
import { profile as words } from "~/i18n/pt-BR/profile";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { deviceCookie } from "~/session/cookies.server";
import { ownProfileAction, ownProfileLoader } from "~/session/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(({ session }) => {
  const { directusUserId, email } = session.member;
  return { directusUserId, email };
});

export const action = ownProfileAction(async ({ request, session }) => {
  const actor = { bearer: session.accessToken, visitor: visitorOf(request) };
  const answer = await changePassword(runtime.security, actor, await requireForm(request));
  const { deviceToken, lastResult, failure } = answer;
  if (deviceToken !== null) {
    const headers = { "Set-Cookie": deviceCookie(deviceToken) };
    return data({ isDone: true, lastResult: null, failure: null }, { headers });
  }
  const status = !failure ? 400 : failure.code === "rate_limited" ? 429 : 503;
  return data({ isDone: false, lastResult, failure }, { status });
});

export default function PasswordRoute() {
  const { directusUserId, email } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="password">
      <GuardedForms answer={answer ?? null}>
        <PasswordPage
          email={email}
          isDone={answer?.isDone ?? false}
          lastResult={answer?.lastResult ?? null}
          failure={answer?.failure ?? null}
        />
      </GuardedForms>
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.password }));
