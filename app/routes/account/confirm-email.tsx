import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmLinkPage } from "~/features/signup/confirmation/confirm-link-page";
import {
  confirmByLink,
  readLink,
  resendByLink,
} from "~/features/signup/confirmation/confirm-link.server";
import { requireForm } from "~/forms/form";
import { visitorOf } from "~/http/visitor";
import { signup as words } from "~/i18n/pt-BR/account/signup";
import { pageMeta } from "~/page/page-meta";
import { findSignupToken, signupCookie } from "~/session/cookies.server";
import { guestAction, guestLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

/** The address contains a token, which must not leak as a referrer. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

const deviceOf = (request: Request) => ({
  token: findSignupToken(request),
  visitor: visitorOf(request),
});

export const loader = guestLoader(async ({ request, params, service }) => ({
  link: await readLink(service.signup, deviceOf(request), params["token"] ?? ""),
}));

export const action = guestAction(async ({ request, params, service }) => {
  const form = await requireForm(request);
  if (form.get("intent") === "resend") {
    const token = params["token"] ?? "";
    const failure = await resendByLink(service.signup, deviceOf(request), token);
    const status = failure?.code === "rate_limited" ? 429 : failure ? 503 : 200;
    return data({ isConfirmed: false, link: null, resent: { failure } }, { status });
  }
  const used = await confirmByLink(service.signup, deviceOf(request), params["token"] ?? "");
  const responseHeaders = new Headers();
  if (!used.isConfirmed)
    return data({ isConfirmed: false, link: used.link, resent: undefined }, { status: 410 });
  if (used.deviceToken) responseHeaders.append("Set-Cookie", signupCookie(used.deviceToken));
  return data({ isConfirmed: true, link: null, resent: undefined }, { headers: responseHeaders });
});

export default function ConfirmEmail() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <ConfirmLinkPage
      link={answer?.link ?? link}
      isConfirmed={answer?.isConfirmed ?? false}
      resent={answer?.resent}
    />
  );
}

export const meta = pageMeta(() => ({ title: words.confirm.title }));
