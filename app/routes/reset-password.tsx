import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { passwordCreatedQuery } from "~/features/auth/login-notices";
import { findResetLink, resetPassword } from "~/features/auth/recovery.server";
import { ResetPasswordPage } from "~/features/auth/reset-password-page";
import { requireForm } from "~/http/form";
import { visitorOf } from "~/http/visitor";
import { auth } from "~/i18n/pt-BR/auth";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { deviceCookie, expiredAccessCookie } from "~/session/cookies.server";
import { publicAction, publicLoader } from "~/session/guards.server";
import { useAnswer } from "~/use-answer";

/** The token of the address stays here. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

/** A link that works is shown to whoever has it; a member with another one has no business here. */
export const loader = publicLoader(async ({ params, request, session }) => {
  const token = params["token"] ?? "";
  const link = await findResetLink(runtime.recovery, token, visitorOf(request));
  if (session && link !== "valid") throw redirect(to("/app"));
  return { link };
});

export const action = publicAction(async ({ params, request, session }) => {
  const form = await requireForm(request);
  const token = params["token"] ?? "";
  const answer = await resetPassword(runtime.recovery, token, form, visitorOf(request));
  if (answer.deviceToken !== null) {
    if (session) runtime.sessions.forget(session.accessToken);
    const cookies = new Headers();
    cookies.append("Set-Cookie", expiredAccessCookie());
    cookies.append("Set-Cookie", deviceCookie(answer.deviceToken));
    throw redirect(to(`/login?${passwordCreatedQuery(answer)}`), { headers: cookies });
  }
  const { link, lastResult } = answer;
  return data({ link, lastResult }, { status: link === "unavailable" ? 503 : link ? 410 : 400 });
});

export default function ResetPassword() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <ResetPasswordPage link={answer?.link ?? link} lastResult={answer?.lastResult ?? null} />;
}

export const meta = pageMeta(() => ({ title: auth.reset.title }));
