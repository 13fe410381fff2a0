import { useLoaderData } from "@remix-run/react";
import { HealthPage } from "~/features/classifieds/health/health-page";
import { findOwnCantons } from "~/features/cantons/map-canton.server";
import { InsurerMonthStrip } from "~/features/insurer-month/insurer-month-strip";
import { loadHealth } from "~/features/classifieds/health/load-health.server";
import { searchPremiums } from "~/features/classifieds/health/search-premiums.server";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { requestedCanton } from "~/reference/requested-canton";
import { healthInsurances as words } from "~/features/classifieds/health/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(({ request, own, service }) => {
  const homeCanton = findOwnCantons(own).then(
    (cantons) => requestedCanton(request) ?? cantons.homeCanton,
  );
  return loadHealth({ service, homeCanton }, new Date());
});

export const action = memberAction((requester) => searchPremiums(requester));

export default function HealthInsurancesRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const journey = <InsurerMonthStrip month={loaded.month} at="compare" />;
  return <HealthPage {...loaded} {...{ answer, journey }} />;
}

export const meta = pageMeta(() => ({ title: words.title, description: words.description }));
