import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadMembership } from "~/features/membership/membership.server";
import { MembershipSection } from "~/features/membership/membership-section";
import { isResumed } from "~/features/membership/resumed";
import { requestEmailChange } from "~/features/account/profile/email-change.server";
import { EmailSection } from "~/features/account/profile/email-section";
import { ProfileFrame } from "~/features/account/profile/profile-frame";
import { SecuritySections } from "~/features/account/security/security-sections";
import { answerSecurity, loadSecurity } from "~/features/account/security/security.server";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { visitorOf } from "~/http/visitor";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { pageMeta } from "~/page/page-meta";
import { runtime } from "~/guards/runtime.server";
import { ownProfileAction, ownProfileLoader } from "~/guards/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";
import { operatorLine } from "../../../config/operator.ts";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ request, member, service, isTeamLocked }) => {
  const { directusUserId, email } = member;
  const [security, membership] = await Promise.all([
    loadSecurity(service.security),
    loadMembership(service.payments),
  ]);
  const seller = operatorLine(runtime.operator);
  return {
    ...{ directusUserId, email, security, isTeamLocked },
    membership: { ...membership, seller, isResumed: isResumed(request) },
    now: new Date().toISOString(),
  };
});

export const action = ownProfileAction(async ({ request, service }) => {
  const form = await requireForm(request);
  const visitor = visitorOf(request);
  const security = await answerSecurity(service.security, visitor, form);
  if (security) return security;
  const email = await requestEmailChange(service.profile, form, visitor.address);
  return data({ security: null, email }, { status: answerStatus(email) });
});

export default function AccountRoute() {
  const { directusUserId, email, membership, ...page } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="account">
      <EmailSection email={email} answer={sent?.email ?? null} />
      <MembershipSection {...membership} place="account" />
      <SecuritySections {...page} answer={sent?.security ?? null} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.account }));
