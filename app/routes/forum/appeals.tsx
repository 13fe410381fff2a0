import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { AppealsPage } from "~/features/team/moderation/appeals-page";
import { listOwnDecisions, sendAppeal } from "~/features/team/moderation/appeals.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { appeals as words } from "~/features/team/moderation/appeals.words";
import { pageMeta } from "~/page/page-meta";
import { forumFrame } from "~/shell/handle";

export const handle = forumFrame;

export const loader = memberLoader(async ({ request, own }) => {
  const decisions = await nullWhenUnavailable(listOwnDecisions(own, new Date()), request);
  return data({ decisions }, initFor(decisions));
});

export const action = memberAction(async ({ request, own }) => {
  const answer = await sendAppeal(own, await requireForm(request));
  return data(answer, { status: answer.problem ? 400 : 200 });
});

export default function AppealsRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  return <AppealsPage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
