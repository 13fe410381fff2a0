import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerFeedbackForm, feedbackStatus, listIdeas } from "~/features/support/feedback.server";
import { FeedbackPage } from "~/features/support/feedback-page";
import { ideaFilterSchema } from "~/features/support/idea-filter.server";
import { CmsError } from "~/cms/cms.server";
import { requireForm } from "~/http/form";
import { to } from "~/i18n/paths";
import { feedback as words } from "~/i18n/pt-BR/feedback";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberAction, memberLoader } from "~/session/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

/** The page stands without the list: an idea can be written all the same. */
export const loader = memberLoader(async ({ request, session }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const filter = ideaFilterSchema.parse(query);
  const list = await listIdeas(runtime.cms, session, filter).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return null;
  });
  return { filter, list };
});

export const action = memberAction(async ({ request, session }) => {
  const answer = await answerFeedbackForm(runtime.cms, session, await requireForm(request));
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
