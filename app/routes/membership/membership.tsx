import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfileFrame } from "~/features/account/profile/profile-frame";
import { MembershipPage } from "~/features/membership/membership-page";
import {
  loadMembership,
  loadOffer,
  sendMembershipForm,
} from "~/features/membership/membership.server";
import { isResumed, RESUMED } from "~/features/membership/resumed";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { findBackPath } from "~/features/membership/way-back.server";
import { membership as words } from "~/features/membership/words";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { runtime } from "~/guards/runtime.server";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";
import { operatorLine } from "../../../config/operator.ts";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, member, service: { payments } }) => {
  const [offer, own] = await Promise.all([loadOffer(payments), loadMembership(payments)]);
  return {
    ...offer,
    ...own,
    seller: operatorLine(runtime.operator),
    isResumed: isResumed(request),
    back: findBackPath(request),
    directusUserId: member.directusUserId,
  };
});

export const action = memberAction(async ({ request, member, service: { payments } }) => {
  const form = await requireForm(request);
  const { answer, returnTo } = await sendMembershipForm(payments, form, findBackPath(request));
  if (answer) return data(answer, { status: answerStatus(answer) });
  const account = to(`/app/profile/${member.directusUserId}/account`);
  const done = form.get("intent") === "undo" ? RESUMED : "";
  return redirect(
    returnTo === "account" ? `${account}${done}#membership` : `${to("/app/membership")}${done}`,
  );
});

export default function MembershipRoute() {
  const { directusUserId, ...page } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="membership">
      <MembershipPage {...page} answer={answer ?? null} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.title }));
