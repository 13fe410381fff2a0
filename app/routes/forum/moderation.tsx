import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { listPricesToConfirm } from "~/features/classifieds/supermarket/vote-price.server";
import { QueuePage } from "~/features/team/moderation/queue-page";
import { answerOf, findQueue, sendDecision } from "~/features/team/moderation/queue.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader, requireTeam } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import { moderation as words } from "~/features/team/moderation/words";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { forumFrame } from "~/shell/handle";
import { topicPath } from "../../../contract/community/forum.ts";
import { isUuid } from "../../../contract/shared/uuid.ts";

export const handle = forumFrame;

export const loader = memberLoader(async ({ request, own, service, ...team }) => {
  requireTeam(team, request);
  const requested = findQueue(own, new Date()).then((found) => {
    if (!found) throw notFound(request);
    return found;
  });
  const [queue, prices] = await Promise.all([
    nullWhenUnavailable(requested, request),
    listPricesToConfirm(service.shelfPrices),
  ]);
  return data({ queue, waitingPrices: prices?.waiting.length ?? null }, initFor(queue));
});

/** Directus checks who may decide. A moderator who came from a topic returns there. */
export const action = memberAction(async ({ request, own, ...team }) => {
  requireTeam(team, request);
  const form = await requireForm(request);
  const back = form.get("back");
  form.delete("back");
  const problem = await sendDecision(own, form);
  if (!problem && typeof back === "string" && isUuid(back)) throw redirect(to(topicPath(back)));
  return data(answerOf(form, problem), { status: problem ? 400 : 200 });
});

export default function ModerationRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  return <QueuePage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
