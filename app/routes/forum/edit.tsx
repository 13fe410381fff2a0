import { data, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { dropDraft, findDraft } from "~/content/drafts/drafts.server";
import { listForumCategories } from "~/reference/categories.server";
import { EditTopicPage } from "~/features/forum/editor/topic-form-page";
import { requireTopicId } from "~/features/forum/topic/topic-address.server";
import { findEditableTopic } from "~/features/forum/topic.server";
import { answerTopicEdit } from "~/features/forum/topic/topic-writes.server";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { freshFormPath, isTakingSaved } from "~/forms/take-saved";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { forumForm as words } from "~/features/forum/form.words";
import { pageMeta } from "~/page/page-meta";
import { forumFormFrame } from "~/shell/handle";
import { topicPath } from "../../../contract/community/forum.ts";

export const handle = forumFormFrame;

export const loader = memberLoader(async ({ request, params, cms, own }) => {
  const id = requireTopicId(request, params);
  const [topic, categories, draft] = await Promise.all([
    findEditableTopic(own, id, new Date()),
    listForumCategories(cms),
    findDraft(own, { kind: "edit", target: id }),
  ]).catch(AppError.throwCmsUnavailable);
  if (!topic) throw notFound(request);
  return { topic, labels: { categories }, draft };
});

export const action = memberAction(async ({ request, params, own }) => {
  const id = requireTopicId(request, params);
  const form = await requireForm(request);
  if (isTakingSaved(form)) {
    await dropDraft(own, { kind: "edit", target: id }).catch(AppError.throwCmsUnavailable);
    throw redirect(freshFormPath(request));
  }
  const answer = await answerTopicEdit(own, id, form);
  if (answer.isDone) {
    await dropDraft(own, { kind: "edit", target: id }).catch(() => undefined);
    throw redirect(to(topicPath(id)));
  }
  return data(answer, { status: answerStatus(answer) });
});

export default function EditTopicRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  const { search } = useLocation();
  return <EditTopicPage key={search} {...useLoaderData<typeof loader>()} answer={answer} />;
}

export const meta = pageMeta(() => ({ title: words.editTitle }));
