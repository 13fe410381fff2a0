import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadMembership } from "~/features/membership/membership.server";
import { MembershipSection } from "~/features/membership/membership-section";
import { requestEmailChange } from "~/features/profile/email-change.server";
import { EmailSection } from "~/features/profile/email-section";
import { statusOf } from "~/features/profile/profile-answer.server";
import { ProfileFrame } from "~/features/profile/profile-frame";
import { CodesSection } from "~/features/security/codes-section";
import { PasskeysSection } from "~/features/security/passkeys-section";
import { isSecurityIntent } from "~/features/security/security-answer";
import { SecurityAway } from "~/features/security/security-away";
import {
  answerSecurityForm,
  loadSecurity,
  securityStatus,
} from "~/features/security/security.server";
import { SessionsSection } from "~/features/security/sessions-section";
import { requireForm } from "~/http/form";
import { visitorOf } from "~/http/visitor";
import { profile as words } from "~/i18n/pt-BR/profile";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { ownProfileAction, ownProfileLoader } from "~/session/own-profile.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = ownProfileLoader(async ({ session }) => {
  const { directusUserId, email } = session.member;
  const [security, membership] = await Promise.all([
    loadSecurity(runtime.security, session.accessToken),
    loadMembership(runtime.payments, session.accessToken),
  ]);
  return { directusUserId, email, membership, security, now: new Date().toISOString() };
});

export const action = ownProfileAction(async ({ request, session }) => {
  const form = await requireForm(request);
  const visitor = visitorOf(request);
  const intent = form.get("intent");
  if (isSecurityIntent(intent)) {
    const actor = { bearer: session.accessToken, visitor };
    const security = await answerSecurityForm(runtime.security, actor, intent, form);
    return data({ security, email: null }, { status: securityStatus(security) });
  }
  const email = await requestEmailChange(runtime.profile, session, form, visitor.address);
  return data({ security: null, email }, { status: statusOf(email) });
});

export default function AccountRoute() {
  const { directusUserId, email, membership, security, now } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const answer = sent?.security ?? null;
  return (
    <ProfileFrame directusUserId={directusUserId} current="account">
      <EmailSection email={email} answer={sent?.email ?? null} />
      <MembershipSection {...membership} place="account" />
      {security ? (
        <>
          <SessionsSection sessions={security.sessions} now={now} answer={answer} />
          <PasskeysSection passkeys={security.secondFactor.passkeys} answer={answer} />
          <CodesSection {...security.secondFactor} answer={answer} />
        </>
      ) : (
        <SecurityAway />
      )}
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages.account }));
