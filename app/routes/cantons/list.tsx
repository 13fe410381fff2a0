import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { CantonsPage } from "~/features/cantons/cantons-page";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { findChoropleth } from "~/features/cantons/choropleth/choropleth.server";
import { pageMeta } from "~/page/page-meta";
import { memberLoader } from "~/guards/guards.server";
import { areaTitle } from "~/shell/areas";
import type { ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  frame: () => ({ mode: "app", hasMap: false }),
  keeping: { query: ["figure"] },
};

export const loader = memberLoader(async ({ request, member, cms }) => {
  const query = new URL(request.url).searchParams.get("figure");
  const cantons = await nullWhenUnavailable(listCantonSummaries(cms), request);
  const map = cantons?.length
    ? await nullWhenUnavailable(findChoropleth(cms, cantons, query), request)
    : null;
  return data({ cantons, map, canSeeFigures: member.isPaying }, initFor(cantons));
});

export default function CantonsRoute() {
  return <CantonsPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: areaTitle("cantons") }));
