import { useLoaderData } from "@remix-run/react";
import { findCanton } from "~/features/cantons/canton-page.server";
import { findMapCanton } from "~/features/cantons/map-canton.server";
import { ArrivalKitPage } from "~/features/plan/arrival-kit-page";
import { arrivalKitOf } from "~/features/plan/arrival-kit.server";
import { loadPlan } from "~/features/plan/load-plan.server";
import { findOwnChoices } from "~/features/account/profile/own-profile.server";
import { arrivalKit } from "~/features/plan/arrival-kit.words";
import { memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { appFrame } from "~/shell/handle";

export const handle = appFrame;

export const loader = memberLoader(async (args) => {
  const { cms, own } = args;
  const code = await findMapCanton(own);
  const [plan, found] = await Promise.all([
    loadPlan(args, { findChoices: findOwnChoices }, true),
    // The kit is useful even without the canton's offices.
    code ? findCanton(cms, code).catch(() => null) : null,
  ]);
  const canton = found?.kind === "open" ? found.canton : null;
  return arrivalKitOf(plan, canton, own.userId);
});

export default function ArrivalKitRoute() {
  return <ArrivalKitPage kit={useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: arrivalKit.title }));
