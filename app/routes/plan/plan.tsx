import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { InsurerMonthStrip } from "~/features/insurer-month/insurer-month-strip";
import { answerPlanForm } from "~/features/plan/answer-plan-form.server";
import { findPastSteps, loadPlan } from "~/features/plan/load-plan.server";
import { planDependencies } from "~/shell/plan-dependencies.server";
import { PlanPage } from "~/features/plan/plan-page";
import { markedPath, viewOf } from "~/features/plan/plan-view.server";
import { requireForm } from "~/forms/form";
import { zurichDay } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { plan } from "~/i18n/pt-BR/switzerland/plan";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { config } from "~/process/config.server";
import { wideFrame } from "~/shell/handle";
import {
  CHANGE_INSURER_STEP,
  insurerMonthAt,
} from "../../../contract/switzerland/insurer-month.ts";

export const handle = wideFrame;

export const loader = memberLoader(async (args) => {
  const loaded = await loadPlan(args, planDependencies);
  const today = zurichDay(new Date());
  const view = viewOf(loaded, new URL(args.request.url).searchParams, today);
  return { ...view, month: insurerMonthAt(today) };
});

export const action = memberAction(async (args) => {
  const { request, own, service } = args;
  const needed = {
    ...{ own, plan: service.plan, publicOrigin: config.PUBLIC_ORIGIN },
    findPastSteps: () => findPastSteps(args, planDependencies),
  };
  const answer = await answerPlanForm(needed, await requireForm(request));
  if (!answer) throw redirect(to("/app/plan"));
  if ("marked" in answer) {
    const isByPhase = new URL(request.url).searchParams.get("view") === "phases";
    throw redirect(markedPath(answer, isByPhase));
  }
  return data(answer, { status: answer.failed ? 400 : 200 });
});

export default function PlanRoute() {
  const { month, ...view } = useLoaderData<typeof loader>();
  const node = <InsurerMonthStrip month={month} at="plan" />;
  const journey = { step: CHANGE_INSURER_STEP, node };
  return <PlanPage plan={view} journey={journey} answer={useAnswer<typeof action>()} />;
}

export const meta = pageMeta(() => ({ title: plan.title }));
