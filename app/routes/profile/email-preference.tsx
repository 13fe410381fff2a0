import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmailPreferencePage } from "~/features/account/profile/email-preference-page";
import {
  answerPreferenceForm,
  findNextDigest,
  requireEmailFrequencies,
} from "~/features/account/profile/email-preference.server";
import { findPush } from "~/features/notifications/push/push.server";
import { PushSection } from "~/features/notifications/push/push-section";
import { ProfileFrame } from "~/features/account/profile/profile-frame";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { pageMeta } from "~/page/page-meta";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ member, service }) => {
  const { query } = service;
  const [choices, digest, push] = await Promise.all([
    requireEmailFrequencies(query),
    findNextDigest(query),
    findPush(service.push),
  ]);
  const { directusUserId, isPaying } = member;
  return { choices, digest, isPaying, push, directusUserId };
});

export const action = memberAction(async ({ request, service }) => {
  const form = await requireForm(request);
  const answer = await answerPreferenceForm(service, form);
  return data(answer, { status: answerStatus(answer) });
});

export default function EmailPreferenceRoute() {
  const { directusUserId, push, ...page } = useLoaderData<typeof loader>();
  const devices = push?.publicKey === null ? null : <PushSection push={push} />;
  return (
    <ProfileFrame directusUserId={directusUserId} current="email-preference">
      <EmailPreferencePage
        {...page}
        devices={devices}
        answer={useAnswer<typeof action>() ?? null}
      />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages["email-preference"] }));
