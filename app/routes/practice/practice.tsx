import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findMapCanton } from "~/features/cantons/map-canton.server";
import { PracticePage } from "~/features/practice/practice-page";
import {
  answerPractice,
  loadPractice,
  practiceLanguage,
} from "~/features/practice/practice.server";
import { practice } from "~/features/practice/words";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { languagesOfCanton } from "~/reference/glossary/term";
import { wideFrame } from "~/shell/handle";

export const handle = wideFrame;

export const loader = memberLoader(async ({ cms, own, service, request }) => {
  const spoken = languagesOfCanton(await findMapCanton(own));
  return loadPractice(
    { cms, service },
    practiceLanguage(new URL(request.url).searchParams, spoken),
  );
});

export const action = memberAction(async ({ request, service }) => {
  const language = await answerPractice(service.practice, await requireForm(request));
  if (language) throw redirect(to(`/app/practice?language=${language}`));
  return { hasFailed: true };
});

export default function PracticeRoute() {
  const hasFailed = useAnswer<typeof action>()?.hasFailed ?? false;
  return <PracticePage data={useLoaderData<typeof loader>()} hasFailed={hasFailed} />;
}

export const meta = pageMeta(() => ({
  title: practice.title,
  description: practice.description,
}));
