import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { AnnouncementBars } from "~/features/notifications/announcements/announcement-bars";
import { listAnnouncements } from "~/features/notifications/announcements/announcements.server";
import { findOwnCantons } from "~/features/cantons/map-canton.server";
import { GraceBanner } from "~/features/membership/grace-banner";
import { findGraceEnd } from "~/features/membership/membership.server";
import { findUnreadChats } from "~/features/chat/list/chats.server";
import { describeUnread, findUnread, listIdsForPage } from "~/features/notifications/unread.server";
import { useSyncNotifications } from "~/features/notifications/use-after-page";
import { formatDate } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { useRootData } from "~/session/root-data";
import { memberLoader } from "~/guards/guards.server";
import type { ShellHandle } from "~/shell/handle";
import { Shell } from "~/shell/shell";

/** Frame of every member page. This guard protects only the frame: each page needs its own guard. */
export const loader = memberLoader(async ({ request, cms, own, member, service }) => {
  const [graceEnd, ownCantons, unread, chat, bars] = await Promise.all([
    member.isPaying ? findGraceEnd(member.directusUserId, service.payments) : null,
    findOwnCantons(own),
    findUnread(own),
    findUnreadChats(member.directusUserId, service.query, request),
    listAnnouncements(cms, request),
  ]);
  return {
    member,
    ...ownCantons,
    graceEnd: graceEnd && formatDate(graceEnd),
    unread: unread && describeUnread(unread),
    badges: { chat: chat ?? 0 },
    bars,
    reachedIds: listIdsForPage(unread, new URL(request.url).pathname).join(),
  };
});

export default function AppLayout() {
  const { mapCanton, graceEnd, reachedIds, bars, ...shown } = useLoaderData<typeof loader>();
  useSyncNotifications(shown.unread?.badge ?? "", reachedIds);
  const page = useMatches().at(-1);
  const { frame, aside: Aside } = (page?.handle ?? {}) as Partial<ShellHandle>;
  return (
    <Shell
      {...(frame?.(page?.pathname ?? "") ?? { mode: "app" })}
      {...shown}
      theme={useRootData()?.theme ?? "auto"}
      map={{
        source: to("/app/cantons/map"),
        canSeeFigures: shown.member.isPaying,
        chosenCode: mapCanton,
        pageCode: page?.params["cantonCode"],
      }}
      bars={<AnnouncementBars announcements={bars} />}
      aside={Aside && <Aside />}
    >
      <GraceBanner endDate={graceEnd} />
      <Outlet />
    </Shell>
  );
}
