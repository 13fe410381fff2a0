import { data, redirect } from "@remix-run/node";
import { answerPush, pushStatus } from "~/features/notifications/push/push.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { to } from "~/i18n/paths";

const PAGE = to("/app/profile/email-preference");

export const loader = memberLoader(() => redirect(PAGE));

export const action = memberAction(async ({ request, service }) => {
  const answer = await answerPush(service.push, await requireForm(request));
  const isPlainForm = request.headers.get("accept")?.includes("text/html") === true;
  if (isPlainForm && answer.code === null) return redirect(PAGE);
  return data(answer, { status: pushStatus(answer) });
});
