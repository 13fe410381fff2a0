import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerSituation, loadSituation } from "~/features/plan/situation.server";
import { SituationPage } from "~/features/plan/situation-page";
import { situation } from "~/features/plan/situation.words";
import { answerLabels } from "~/features/signup/steps/answer-labels";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { listCantonChoices } from "~/reference/cantons.server";
import { wideFrame } from "~/shell/handle";
import { planDependencies } from "~/shell/plan-dependencies.server";

export const handle = wideFrame;

export const loader = memberLoader((args) =>
  loadSituation(args, {
    ...planDependencies,
    listCantons: listCantonChoices,
    labelsOf: answerLabels,
  }),
);

export const action = memberAction(async ({ request, service }) => {
  const answer = await answerSituation({ service }, await requireForm(request));
  return data(answer, { status: answer.state === "saved" ? 200 : 400 });
});

export default function SituationRoute() {
  return (
    <SituationPage data={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />
  );
}

export const meta = pageMeta(() => ({
  title: situation.title,
  description: situation.description,
}));
