import { useLoaderData } from "@remix-run/react";
import { HealthPage } from "~/features/classifieds/health/health-page";
import { loadHealth } from "~/features/classifieds/health/load-health.server";
import { searchPremiums } from "~/features/classifieds/health/search-premiums.server";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { healthInsurances as words } from "~/features/classifieds/health/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(({ service }) => loadHealth({ service }, new Date()));

export const action = memberAction((requester) => searchPremiums(requester));

export default function HealthInsurancesRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  return <HealthPage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
