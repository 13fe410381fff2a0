import { data } from "@remix-run/node";
import { ForgotPasswordPage } from "~/features/auth/forgot-password-page";
import { requestRecovery } from "~/features/auth/recovery.server";
import { requireForm } from "~/http/form";
import { visitorOf } from "~/http/visitor";
import { auth } from "~/i18n/pt-BR/auth";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { guestAction, guestLoader } from "~/session/guards.server";
import { useAnswer } from "~/use-answer";

export const loader = guestLoader(() => null);

export const action = guestAction(async ({ request }) => {
  const form = await requireForm(request);
  const answer = await requestRecovery(runtime.recovery, form, visitorOf(request));
  const { sentTo, failure } = answer;
  const failed = failure?.code === "rate_limited" ? 429 : failure ? 503 : 400;
  return data(answer, { status: sentTo ? 200 : failed });
});

export default function ForgotPassword() {
  return <ForgotPasswordPage answer={useAnswer<typeof action>() ?? null} />;
}

export const meta = pageMeta(() => ({ title: auth.recovery.title }));
