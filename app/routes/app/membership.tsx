import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MembershipPage } from "~/features/membership/membership-page";
import {
  loadMembership,
  loadOffer,
  sendMembershipForm,
} from "~/features/membership/membership.server";
import type { MembershipAnswer } from "~/features/membership/membership.types";
import { requireForm } from "~/http/form";
import { membership as words } from "~/i18n/pt-BR/membership";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberAction, memberLoader } from "~/session/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ session: { accessToken } }) => {
  const [offer, own] = await Promise.all([
    loadOffer(runtime.payments),
    loadMembership(runtime.payments, accessToken),
  ]);
  return { ...offer, ...own };
});

export const action = memberAction(async ({ request, session: { accessToken, member } }) => {
  const form = await requireForm(request);
  const { answer, returnTo } = await sendMembershipForm(runtime.payments, accessToken, form);
  if (answer) return data({ answer, returnTo }, { status: statusOf(answer) });
  const account = to(`/app/profile/${member.directusUserId}/account`);
  return redirect(returnTo === "account" ? `${account}#membership` : to("/app/membership"));
});

function statusOf(answer: MembershipAnswer): number {
  if (answer.kind === "leave") return 200;
  if (answer.kind === "mistakes") return 400;
  return answer.failure === "unavailable" ? 503 : 409;
}

export default function MembershipRoute() {
  const page = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const isSignup = sent?.returnTo === "signup";
  return (
    <MembershipPage
      {...page}
      answer={sent?.answer ?? null}
      returnTo={isSignup ? "signup" : "membership"}
      freeTo={isSignup ? "/signup?step=welcome" : "/app"}
      youtubeTo="/app/membership/youtube"
    />
  );
}

export const meta = pageMeta(() => ({ title: words.title }));
