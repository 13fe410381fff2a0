import { useLoaderData } from "@remix-run/react";
import { HubPage } from "~/features/home/hub-page";
import { memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { areaTitle } from "~/shell/areas";
import { wideFrame } from "~/shell/handle";
import { loadContentHub } from "~/shell/load-hubs.server";

export const handle = wideFrame;

export const loader = memberLoader(loadContentHub);

export default function ContentHubRoute() {
  return <HubPage title={areaTitle("content")} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: areaTitle("content") }));
