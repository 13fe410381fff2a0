import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import {
  findComingShelf,
  loadComingArea,
  saveWaitlistEntry,
} from "~/features/under-construction/under-construction.server";
import { UnderConstructionPage } from "~/features/under-construction/under-construction-page";
import { requireForm } from "~/forms/form";
import { notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, params, service }) => {
  const shelf = findComingShelf(params["shelf"] ?? "");
  if (!shelf) throw notFound(request);
  if (shelf.isOpen) throw redirect(to(shelf.path));
  const { name, title } = shelf;
  return { title, coming: await loadComingArea(service.areas, name) };
});

export const action = memberAction(async ({ request, params, service }) => {
  const name = params["shelf"] ?? "";
  const answer = await saveWaitlistEntry(service.areas, name, await requireForm(request));
  return answer.isKept ? redirect(to(`/app/coming/${name}`)) : answer;
});

export default function ComingRoute() {
  const { title, coming } = useLoaderData<typeof loader>();
  const hasFailed = useAnswer<typeof action>()?.isKept === false;
  return <UnderConstructionPage {...{ title, coming, hasFailed }} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.title }));
