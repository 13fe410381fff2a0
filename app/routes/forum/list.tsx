import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { ForumPage } from "~/features/forum/list/forum-page";
import {
  listForumLabels,
  answerLabelFollow,
  findLabelFollow,
} from "~/features/forum/list/forum-labels.server";
import { listTopics, readTopicFilter } from "~/features/forum/list/topics.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { forum as words } from "~/features/forum/list/words";
import { pageMeta } from "~/page/page-meta";
import { forumFrame } from "~/shell/handle";

export const handle = forumFrame;

export const loader = memberLoader(async ({ request, cms, own, service, isTeam }) => {
  const filter = readTopicFilter(new URL(request.url).searchParams);
  const reader = { cms, own, service, isTeam, now: new Date() };
  const known = listForumLabels(cms).catch(() => ({ categories: [], tags: [], cantons: [] }));
  const [list, labels, follow] = await Promise.all([
    nullWhenUnavailable(listTopics(reader, filter), request),
    known,
    known.then((all) => findLabelFollow(own, filter, all)).catch(() => null),
  ]);
  return data({ filter, labels, list, follow, isTeam }, initFor(list));
});

export const action = memberAction(async ({ request, own }) => {
  const answer = await answerLabelFollow(own, await requireForm(request));
  return data(answer, { status: answer.problem ? 400 : 200 });
});

export default function ForumRoute() {
  const followAnswer = useAnswer<typeof action>() ?? null;
  return <ForumPage {...useLoaderData<typeof loader>()} followAnswer={followAnswer} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
