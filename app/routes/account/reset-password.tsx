import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { passwordCreatedQuery } from "~/features/account/auth/login-notices";
import {
  findResetLink,
  linkAfter,
  resetPassword,
  type ResetLink,
} from "~/features/account/auth/recovery.server";
import { ResetPasswordPage } from "~/features/account/auth/reset-password-page";
import { requireForm } from "~/forms/form";
import { visitorOf } from "~/http/visitor";
import { auth } from "~/features/account/auth/words";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { deviceCookie, expiredAccessCookie } from "~/session/cookies.server";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

/** The address contains a token, which must not leak as a referrer. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

const statusOf = (link: ResetLink): number =>
  link === "limited" ? 429 : link === "unavailable" ? 503 : 200;

/**
 * A valid link works for any holder. A signed-in member without a valid link is redirected to the portal.
 */
export const loader = publicLoader(async ({ params, request, signedIn, service }) => {
  const token = params["token"] ?? "";
  const link = await findResetLink(service.recovery, token, visitorOf(request));
  if (signedIn && link !== "valid") throw redirect(to("/app"));
  return data({ link }, { status: statusOf(link) });
});

export const action = publicAction(async ({ params, request, signedIn, service }) => {
  const form = await requireForm(request);
  const token = params["token"] ?? "";
  const answer = await resetPassword(service.recovery, token, form, visitorOf(request));
  const { reset, ...rest } = answer;
  if (reset) {
    signedIn?.ownSession.forget();
    const cookies = new Headers();
    cookies.append("Set-Cookie", expiredAccessCookie());
    cookies.append("Set-Cookie", deviceCookie(reset.deviceToken));
    throw redirect(to(`/login?${passwordCreatedQuery(reset)}`), { headers: cookies });
  }
  const link = linkAfter(rest);
  const isDead = link !== null && statusOf(link) === 200;
  const status = isDead ? 410 : link ? statusOf(link) : 400;
  return data({ link, answer: rest }, { status });
});

export default function ResetPassword() {
  const { link } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  return <ResetPasswordPage link={sent?.link ?? link} answer={sent?.answer ?? null} />;
}

export const meta = pageMeta(() => ({ title: auth.reset.title }));
