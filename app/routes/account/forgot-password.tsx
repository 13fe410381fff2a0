import { data } from "@remix-run/node";
import { ForgotPasswordPage } from "~/features/account/auth/forgot-password-page";
import { requestRecovery } from "~/features/account/auth/recovery.server";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { visitorOf } from "~/http/visitor";
import { auth } from "~/features/account/auth/words";
import { pageMeta } from "~/page/page-meta";
import { guestAction, guestLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

export const loader = guestLoader(() => null);

export const action = guestAction(async ({ request, service }) => {
  const form = await requireForm(request);
  const answer = await requestRecovery(service.recovery, form, visitorOf(request));
  return data(answer, { status: answerStatus(answer) });
});

export default function ForgotPassword() {
  return <ForgotPasswordPage answer={useAnswer<typeof action>() ?? null} />;
}

export const meta = pageMeta(() => ({ title: auth.recovery.title }));
