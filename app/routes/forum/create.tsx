import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NEW_TOPIC } from "~/content/drafts/draft";
import { dropDraft, findDraft } from "~/content/drafts/drafts.server";
import { listForumLabels } from "~/features/forum/list/forum-labels.server";
import { NewTopicPage } from "~/features/forum/editor/topic-form-page";
import { answerNewTopic, findStart } from "~/features/forum/topic/topic-writes.server";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { forumForm as words } from "~/features/forum/form.words";
import { pageMeta } from "~/page/page-meta";
import { forumFormFrame } from "~/shell/handle";
import { topicPath } from "../../../contract/community/forum.ts";

export const handle = forumFormFrame;

const place = { kind: "topic", target: NEW_TOPIC } as const;

export const loader = memberLoader(async ({ request, cms, own, member }) => {
  const [labels, draft] = await Promise.all([listForumLabels(cms), findDraft(own, place)]).catch(
    AppError.throwCmsUnavailable,
  );
  const query = new URL(request.url).searchParams;
  const slug = query.get("category");
  const category = labels.categories.find((known) => known.slug === slug)?.id ?? "";
  const start = await findStart(own, query, draft);
  // A question about a class starts from that class, not from a draft about another subject.
  const initialDraft = start.isRequestedHere ? null : draft;
  return { labels, mayPoll: member.isPaying, category, draft: initialDraft, start };
});

export const action = memberAction(async ({ request, own }) => {
  const answer = await answerNewTopic(own, await requireForm(request));
  if (answer.isDone && answer.topicId) {
    await dropDraft(own, place).catch(() => undefined);
    throw redirect(to(topicPath(answer.topicId)));
  }
  return data(answer, { status: answerStatus(answer) });
});

export default function NewTopicRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  return <NewTopicPage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export const meta = pageMeta(() => ({ title: words.createTitle }));
