import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { CantonsPage } from "~/features/cantons/cantons-page";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { findChoropleth } from "~/features/cantons/choropleth/choropleth.server";
import { pageMeta } from "~/page/page-meta";
import { listCantons, sampleOf } from "~/reference/cantons.server";
import { memberLoader } from "~/guards/guards.server";
import { areaTitle } from "~/shell/areas";
import type { ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  frame: () => ({ mode: "app", hasMap: false }),
  keeping: { query: ["figure", "sort"] },
};

export const loader = memberLoader(async ({ request, member, cms }) => {
  const { searchParams } = new URL(request.url);
  const cantons = await nullWhenUnavailable(listCantonSummaries(cms), request);
  const map = cantons?.length
    ? await nullWhenUnavailable(
        findChoropleth(cms, cantons, searchParams.get("figure"), searchParams.get("sort")),
        request,
      )
    : null;
  const named = member.isPaying ? null : await nullWhenUnavailable(listCantons(cms), request);
  const sample = named && sampleOf(named);
  const state = cantons ? (cantons.length > 0 ? "open" : "empty") : "unavailable";
  return data({ state, map, sample, canSeeFigures: member.isPaying } as const, initFor(cantons));
});

export default function CantonsRoute() {
  return <CantonsPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: areaTitle("cantons") }));
