import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerComment, answerStatus } from "~/features/comments/comment-writes.server";
import { CommentsPage } from "~/features/comments/comments-page";
import { refusedForm } from "~/features/comments/refused-form.server";
import { findPlace, readThreadQuery } from "~/features/comments/thread-query.server";
import { findThread } from "~/features/comments/thread.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { appFrame } from "~/shell/handle";
import { comments as words } from "~/i18n/pt-BR/comments";

export const handle = appFrame;

/** A conversation on a page of its own: where the page of its item has no scripts, or they failed. */
export const loader = memberLoader(async ({ request, params, cms, own, service, isTeam }) => {
  const place = findPlace(params);
  if (!place) throw notFound(request);
  const asked = new URL(request.url).searchParams;
  const reader = { cms, own, service, isTeam, now: new Date() };
  const thread = await findThread(reader, place, readThreadQuery(asked, place.targetType)).catch(
    AppError.throwCmsUnavailable,
  );
  if (!thread) throw notFound(request);
  const ids = { newId: crypto.randomUUID(), correctionId: crypto.randomUUID() };
  return { place, thread, ...ids, wasSent: asked.has("sent") };
});

/** A form that the browser sent itself: what is not taken stands in it again. */
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
  return <CommentsPage {...useLoaderData<typeof loader>()} refused={refused} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
