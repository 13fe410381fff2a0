import { Outlet, useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { AnnouncementBars } from "~/features/notifications/announcements/announcement-bars";
import { listAnnouncements } from "~/features/notifications/announcements/announcements.server";
import { publicLoader } from "~/guards/guards.server";
import { PublicFrame } from "~/shell/public/public-frame";

/** Frame of every page that needs no session. Each page has its own guard. */
export const loader = publicLoader(async ({ request, cms }) => ({
  announcements: await listAnnouncements(cms, request),
}));

/** The announcement bars alone are no reason to reload on navigation. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod = "GET",
  defaultShouldRevalidate,
}) => formMethod !== "GET" && defaultShouldRevalidate;

export default function PublicLayout() {
  const { announcements } = useLoaderData<typeof loader>();
  return (
    <PublicFrame bars={<AnnouncementBars announcements={announcements} />}>
      <Outlet />
    </PublicFrame>
  );
}
