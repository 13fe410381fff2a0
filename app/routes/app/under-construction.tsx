import { useLoaderData } from "@remix-run/react";
import { UnderConstructionPage } from "~/features/under-construction/under-construction-page";
import { notFound } from "~/http/app-error";
import { pageMeta } from "~/page-meta";
import { memberAction, memberLoader } from "~/session/guards.server";
import { areaSummary } from "~/shell/area-summaries";
import { areaTitle, findArea, navigableAreas, type Area } from "~/shell/areas";
import type { Frame, ShellHandle } from "~/shell/handle";

/** Portal-spec §2: which frame each area stands in, also before its pages exist. */
const FRAMES: Partial<Record<string, Frame>> = {
  videos: { mode: "content", favouritesTo: "/app/videos/favorites" },
  courses: { mode: "content", favouritesTo: "/app/courses/favorites" },
  articles: { mode: "content", favouritesTo: "/app/articles/favorites" },
  forum: { mode: "none" },
  chat: { mode: "chat" },
  cantons: { mode: "app" },
  search: { mode: "app" },
  notifications: { mode: "app" },
};

export const handle: ShellHandle = {
  frame: (pathname) => FRAMES[findArea(pathname)?.name ?? ""] ?? { mode: "simplified" },
};

/** Only areas with a place in the navigation are told about. */
function findSummary(area: Area): string | undefined {
  return navigableAreas.includes(area)
    ? areaSummary(area.name as Parameters<typeof areaSummary>[0])
    : undefined;
}

export const loader = memberLoader(({ request }) => {
  const area = findArea(new URL(request.url).pathname.replace(/\.data$/, ""));
  if (!area) throw notFound(request);
  return {
    title: areaTitle(area.name),
    summary: findSummary(area),
    mode: FRAMES[area.name]?.mode ?? "simplified",
  };
});

export const action = memberAction(({ request }): never => {
  throw notFound(request);
});

export default function UnderConstructionRoute() {
  const { title, summary, mode } = useLoaderData<typeof loader>();
  const frame = mode === "none" ? "none" : mode === "chat" ? "bare" : "shell";
  return <UnderConstructionPage title={title} summary={summary} frame={frame} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.title }));
