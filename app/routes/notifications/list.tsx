import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { answerMark, markStatus, answerMute } from "~/features/notifications/mark.server";
import { listNotifications, findCursor } from "~/features/notifications/notifications.server";
import { NotificationsPage } from "~/features/notifications/notifications-page";
import { findUnread } from "~/features/notifications/unread.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { to } from "~/i18n/paths";
import { notifications as words } from "~/features/notifications/words";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";

export const handle = wideFrame;

export const loader = memberLoader(async ({ request, own }) => {
  const cursor = findCursor(new URL(request.url).searchParams.get("after"));
  const [list, unread] = await Promise.all([
    nullWhenUnavailable(listNotifications(own, cursor, new Date()), request),
    findUnread(own),
  ]);
  return { list, unreadCount: unread?.count ?? null };
});

export const action = memberAction(async ({ request, own, service }) => {
  const form = await requireForm(request);
  const isLowering = form.get("intent") === "lower";
  const answer = await (isLowering ? answerMute(service.query, form) : answerMark(own, form));
  const isPlainForm = request.headers.get("accept")?.includes("text/html") === true;
  if (isPlainForm && answer.code === null) return redirect(to("/app/notifications"));
  return data(answer, { status: markStatus(answer) });
});

export default function NotificationsRoute() {
  return <NotificationsPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
