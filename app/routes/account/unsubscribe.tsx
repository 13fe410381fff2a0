import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UnsubscribePage } from "~/features/account/profile/unsubscribe-page";
import {
  answerUnsubscribe,
  findUnsubscribe,
  unsubscribeStatus,
} from "~/features/account/profile/unsubscribe.server";
import { requireForm } from "~/forms/form";
import { emailPreference } from "~/features/account/profile/email-preference.words";
import { pageMeta } from "~/page/page-meta";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

/** The address contains a token, which must not leak as a referrer. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

const addressOf = (request: Request) => request.headers.get("x-portal-client-address") ?? "";

export const loader = publicLoader(async ({ params, request, service }) => {
  const token = params["token"] ?? "";
  const state = await findUnsubscribe(service.emailFrequency, token, addressOf(request));
  return data({ state }, { status: unsubscribeStatus(state) });
});

export const action = publicAction(async ({ params, request, service }) => {
  const state = await answerUnsubscribe(
    service.emailFrequency,
    params["token"] ?? "",
    await requireForm(request),
    addressOf(request),
  );
  return data({ state }, { status: unsubscribeStatus(state) });
});

export default function UnsubscribeRoute() {
  const { state } = useLoaderData<typeof loader>();
  return <UnsubscribePage state={useAnswer<typeof action>()?.state ?? state} />;
}

export const meta = pageMeta(() => ({ title: emailPreference.unsubscribe.title }));
