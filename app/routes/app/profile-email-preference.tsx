import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmailPreferencePage } from "~/features/profile/email-preference-page";
import {
  answerPreferenceForm,
  findNextDigest,
  requireEmailFrequencies,
} from "~/features/profile/email-preference.server";
import { statusOf } from "~/features/profile/profile-answer.server";
import { ProfileFrame } from "~/features/profile/profile-frame";
import { requireForm } from "~/http/form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberAction, memberLoader } from "~/session/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ session }) => {
  const { queryService } = runtime;
  const [choices, digest] = await Promise.all([
    requireEmailFrequencies(queryService, session),
    findNextDigest(queryService, session),
  ]);
  return { choices, digest, directusUserId: session.member.directusUserId };
});

export const action = memberAction(async ({ request, session }) => {
  const form = await requireForm(request);
  const answer = await answerPreferenceForm(runtime.queryService, session, form);
  return data(answer, { status: statusOf(answer) });
});

export default function EmailPreferenceRoute() {
  const { directusUserId, ...page } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame directusUserId={directusUserId} current="email-preference">
      <EmailPreferencePage {...page} answer={useAnswer<typeof action>() ?? null} />
    </ProfileFrame>
  );
}

export const meta = pageMeta(() => ({ title: words.pages["email-preference"] }));
