import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LoadedThread } from "~/features/comments/thread/loaded-thread";
import { findTopicThread } from "~/features/comments/thread/topic-thread.server";
import { answerTopicForm } from "~/features/forum/topic/topic-actions.server";
import { listForumCategories } from "~/reference/categories.server";
import { goToMerged, requireTopicId } from "~/features/forum/topic/topic-address.server";
import { TopicPage } from "~/features/forum/topic/topic-page";
import { findTopic, findLastTopicRow, findTopicRevisions } from "~/features/forum/topic.server";
import { TopicModeration, replyModerationFor } from "~/features/team/moderation/controls";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { forumFrame } from "~/shell/handle";

export const handle = forumFrame;

export const loader = memberLoader(async ({ request, params, cms, own, service, isTeam }) => {
  const id = requireTopicId(request, params);
  const query = new URL(request.url).searchParams;
  const reader = { cms, own, service, isTeam, now: new Date() };
  const lasting = findLastTopicRow(reader, id);
  const [row, found] = [lasting.then(({ value }) => value), findTopic(reader, id, lasting)];
  const [topic, conversation, revisions, categories, stored] = await Promise.all([
    found,
    findTopicThread(reader, { id, row }, query, found),
    query.has("history") ? findTopicRevisions(own, id) : null,
    isTeam ? listForumCategories(cms).catch(() => []) : null,
    row,
  ]).catch(AppError.throwCmsUnavailable);
  if (stored) goToMerged(stored, query);
  if (!topic || !stored) throw notFound(request);
  const team = categories && { categories, body: stored.body };
  return { topic, ...conversation, revisions, team, newId: crypto.randomUUID() };
});

export const action = memberAction(async ({ request, params, own }) => {
  const form = await requireForm(request);
  const answer = await answerTopicForm(own, requireTopicId(request, params), form);
  if (answer.intent === "remove" && !answer.problem) throw redirect(to("/app/forum"));
  return data(answer, { status: answer.problem ? 400 : 200 });
});

export default function TopicRoute() {
  const { thread, requestedNumber, team, newId, ...page } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const { id } = page.topic;
  const teamAct = replyModerationFor(team !== null);
  const shown = { targetType: "forum", target: id, requestedNumber, newId, teamAct } as const;
  const replies = thread && <LoadedThread key={id} initial={thread} {...shown} />;
  const moderation = team && <TopicModeration topic={page.topic} {...team} />;
  return <TopicPage key={id} {...{ ...page, answer, moderation, replies }} />;
}

export const meta = pageMeta<typeof loader>(({ data: it }) => ({ title: it?.topic.title ?? "" }));
