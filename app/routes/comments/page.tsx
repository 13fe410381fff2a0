import { useLoaderData } from "@remix-run/react";
import { CommentsPage } from "~/features/comments/comments-page";
import { findPlace, readThreadQuery } from "~/features/comments/thread-query.server";
import { findThread } from "~/features/comments/thread.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
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
  return { place, thread, ...ids, hasFailed: asked.has("problem"), wasSent: asked.has("sent") };
});

export default function CommentsRoute() {
  return <CommentsPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
