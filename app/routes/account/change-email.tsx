import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  findEmailLink,
  linkStateOf,
  statusOfLink,
} from "~/features/account/profile/email-change.server";
import { EmailLinkPage } from "~/features/account/profile/email-link-page";
import { mailLinks } from "~/features/account/profile/mail-links.words";
import { pageMeta } from "~/page/page-meta";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

/** The address contains a token, which must not leak as a referrer. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

const addressOf = (request: Request) => request.headers.get("x-portal-client-address") ?? "";

export const loader = publicLoader(async ({ params, request, service }) => {
  const token = params["token"] ?? "";
  const link = await findEmailLink(service.profile, "email-change", token, addressOf(request));
  return data({ link }, { status: statusOfLink(link) });
});

export const action = publicAction(async ({ params, request, signedIn, service }) => {
  const result = await service.profile.confirmEmailChange(
    params["token"] ?? "",
    addressOf(request),
  );
  signedIn?.ownSession.forget();
  return data(
    { isDone: !result.isError, state: result.isError ? linkStateOf(result.code) : null },
    { status: result.isError ? result.statusCode : 200 },
  );
});

export default function ChangeEmail() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <EmailLinkPage
      kind="change"
      link={answer?.state ? { ...link, state: answer.state } : link}
      isDone={answer?.isDone ?? false}
    />
  );
}

export const meta = pageMeta(() => ({ title: mailLinks.change.title }));
