import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  findEmailLink,
  linkStateOf,
  statusOfLink,
} from "~/features/account/profile/email-change.server";
import { EmailLinkPage } from "~/features/account/profile/email-link-page";
import { mailLinks } from "~/features/account/profile/mail-links.words";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { expiredAccessCookie } from "~/session/cookies.server";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

/** The address contains a token, which must not leak as a referrer. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

const addressOf = (request: Request) => request.headers.get("x-portal-client-address") ?? "";

export const loader = publicLoader(async ({ params, request, service }) => {
  const token = params["token"] ?? "";
  const link = await findEmailLink(service.profile, "email-revert", token, addressOf(request));
  return data({ link }, { status: statusOfLink(link) });
});

/**
 * The person who changed the e-mail address knew the password, so the owner goes straight to a new
 * password.
 */
export const action = publicAction(async ({ params, request, signedIn, service }) => {
  const result = await service.profile.revertEmailChange(params["token"] ?? "", addressOf(request));
  if (result.isError) {
    return data({ state: linkStateOf(result.code) }, { status: result.statusCode });
  }
  signedIn?.ownSession.forget();
  return redirect(to(`/forgot-password/${result.data.resetToken}`), {
    headers: { "Set-Cookie": expiredAccessCookie() },
  });
});

export default function RevertEmail() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <EmailLinkPage
      kind="revert"
      link={answer?.state ? { ...link, state: answer.state } : link}
      isDone={false}
    />
  );
}

export const meta = pageMeta(() => ({ title: mailLinks.revert.title }));
