import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerVote, feedbackStatus } from "~/features/support/ideas/feedback.server";
import { IdeaPage } from "~/features/support/ideas/idea-page";
import { requireIdea } from "~/features/support/ideas/ideas.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ params, request, own }) => ({
  idea: await requireIdea(own, request, params["ideaId"] ?? ""),
}));

export const action = memberAction(async ({ request, own }) => {
  const answer = await answerVote(own, await requireForm(request));
  return data(answer, { status: feedbackStatus(answer) });
});

export default function IdeaRoute() {
  return (
    <IdeaPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>() ?? null} />
  );
}

export const meta = pageMeta<typeof loader>(({ data: found }) => ({ title: found?.idea.title }));
