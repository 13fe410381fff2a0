import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerFeedbackForm, feedbackStatus } from "~/features/support/ideas/feedback.server";
import { listIdeas, ideaFilterSchema } from "~/features/support/ideas/ideas.server";
import { FeedbackPage } from "~/features/support/ideas/feedback-page";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { requireForm } from "~/forms/form";
import { to } from "~/i18n/paths";
import { feedback as words } from "~/features/support/ideas/words";
import { pageMeta } from "~/page/page-meta";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";

export const handle = simplifiedFrame;

/** The page works without the list: members can still submit an idea. */
export const loader = memberLoader(async ({ request, own }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const filter = ideaFilterSchema.parse(query);
  const list = await nullWhenUnavailable(listIdeas(own, filter), request);
  return { filter, list };
});

export const action = memberAction(async ({ request, own }) => {
  const answer = await answerFeedbackForm(own, await requireForm(request));
  return data(answer, { status: feedbackStatus(answer) });
});

export default function FeedbackRoute() {
  return (
    <FeedbackPage
      {...useLoaderData<typeof loader>()}
      path={to("/app/feedback")}
      answer={useAnswer<typeof action>() ?? null}
    />
  );
}

export const meta = pageMeta(() => ({ title: words.title }));
