import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findShared } from "~/features/tools/scenarios/scenarios.server";
import { SharedScenarioPage } from "~/features/tools/scenarios/shared-scenario-page";
import { memberLoader } from "~/guards/guards.server";
import { scenarios as words } from "~/features/tools/scenarios/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

const NOT_FOUND = 404;

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ service, params: { token } }) => {
  const shown = await findShared(service.scenarios, token);
  return shown ? { shown } : data({ shown: null }, { status: NOT_FOUND });
});

export default function SharedScenarioRoute() {
  return <SharedScenarioPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.shared.title }));
