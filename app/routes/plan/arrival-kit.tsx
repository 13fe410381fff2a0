import { useLoaderData } from "@remix-run/react";
import { ArrivalKitPage } from "~/features/plan/arrival-kit-page";
import { arrivalKitOf } from "~/features/plan/arrival-kit.server";
import { loadPlan } from "~/features/plan/load-plan.server";
import { planDependencies } from "~/shell/plan-dependencies.server";
import { arrivalKit } from "~/features/plan/arrival-kit.words";
import { memberLoader } from "~/guards/guards.server";
import { listCantonChoices } from "~/reference/cantons.server";
import { listOffices } from "~/reference/offices.server";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";

export const handle = wideFrame;

export const loader = memberLoader(async (args) => {
  const { cms, own } = args;
  const [plan, cantons] = await Promise.all([
    loadPlan(args, planDependencies, true),
    listCantonChoices(cms).catch(() => []),
  ]);
  const canton = cantons.find((each) => each.code === plan.canton);
  // The kit is useful even without the canton's offices.
  const offices = canton ? await listOffices(cms, canton.code).catch(() => []) : [];
  return arrivalKitOf(plan, canton ? { name: canton.name, offices } : null, own.userId);
});

export default function ArrivalKitRoute() {
  return <ArrivalKitPage kit={useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: arrivalKit.title }));
