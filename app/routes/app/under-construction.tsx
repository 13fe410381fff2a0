import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import {
  loadComingArea,
  saveWaitlistEntry,
} from "~/features/under-construction/under-construction.server";
import { UnderConstructionPage } from "~/features/under-construction/under-construction-page";
import { requireForm } from "~/forms/form";
import { notFound } from "~/http/app-error";
import { pageMeta } from "~/page/page-meta";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { areaSummary } from "~/shell/area-tiles";
import { areaTitle, findArea, type Area } from "~/shell/areas";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

function requireArea(request: Request): Area {
  const area = findArea(new URL(request.url).pathname.replace(/\.data$/, ""));
  if (!area) throw notFound(request);
  return area;
}

export const loader = memberLoader(async ({ request, service }) => {
  const { name } = requireArea(request);
  return {
    title: areaTitle(name),
    summary: areaSummary(name as Parameters<typeof areaSummary>[0]),
    coming: await loadComingArea(service.areas, name),
  };
});

export const action = memberAction(async ({ request, service }) => {
  const { name } = requireArea(request);
  const answer = await saveWaitlistEntry(service.areas, name, await requireForm(request));
  return answer.isKept ? redirect(new URL(request.url).pathname.replace(/\.data$/, "")) : answer;
});

export default function UnderConstructionRoute() {
  const { title, summary, coming } = useLoaderData<typeof loader>();
  const hasFailed = useAnswer<typeof action>()?.isKept === false;
  return <UnderConstructionPage {...{ title, summary, coming, hasFailed }} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.title }));
