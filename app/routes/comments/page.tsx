import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { failedWhenUnavailable, initFor } from "~/cms/when-unavailable.server";
import {
  answerComment,
  answerStatus,
  refusedForm,
} from "~/features/comments/thread/comment-writes.server";
import { CommentsPage, CommentsUnavailable } from "~/features/comments/comments-page";
import { findPlace, readThreadQuery } from "~/features/comments/thread/thread-query.server";
import { findThread } from "~/features/comments/thread/thread.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";
import { comments as words } from "~/i18n/pt-BR/community/comments";

export const handle = wideFrame;

/** A conversation on its own page, for item pages whose scripts are off or failed. */
export const loader = memberLoader(async ({ request, params, cms, own, service, isTeam }) => {
  const place = findPlace(params);
  if (!place) throw notFound(request);
  const query = new URL(request.url).searchParams;
  const reader = { cms, own, service, isTeam, now: new Date() };
  const thread = await findThread(reader, place, readThreadQuery(query, place.targetType)).catch(
    failedWhenUnavailable,
  );
  if (!thread) throw notFound(request);
  const ids = { newId: crypto.randomUUID(), correctionId: crypto.randomUUID() };
  const isUnavailable = thread === "failed";
  const page = { place, thread: isUnavailable ? null : thread, ...ids, wasSent: query.has("sent") };
  return data(page, initFor(page.thread));
});

export const action = memberAction(async ({ request, params, cms, own, service, isTeam }) => {
  const place = findPlace(params);
  if (!place) throw notFound(request);
  const form = await requireForm(request);
  const { code } = await answerComment({ cms, own, service, isTeam, now: new Date() }, form);
  if (code !== null) return data(refusedForm(form, code), { status: answerStatus(code) });
  const page = to(`/app/comments/${place.targetType}/${place.target}`);
  throw redirect(form.get("intent") === "propose" ? `${page}?sent` : page);
});

export default function CommentsRoute() {
  const refused = useAnswer<typeof action>() ?? null;
  const { thread, ...page } = useLoaderData<typeof loader>();
  if (!thread) return <CommentsUnavailable {...page} refused={refused} />;
  return <CommentsPage {...page} thread={thread} refused={refused} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
