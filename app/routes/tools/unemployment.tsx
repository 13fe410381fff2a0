import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { findJobLoss } from "~/features/tools/known-values.server";
import { readSentValues } from "~/features/tools/shared-values";
import { loadToolData } from "~/features/tools/tool-data.server";
import { toolMeta } from "~/features/tools/tool-list";
import { UnemploymentPage } from "~/features/tools/unemployment/unemployment-page";
import { unemploymentDefaults } from "~/features/tools/unemployment/unemployment-values";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

const keys = ["calc.alv", "calc.unemployment"] as const;

export const loader = memberLoader(async ({ cms, service }) => {
  const data = await loadToolData(cms, keys, new Date(), keys);
  return { data, household: await findJobLoss(service.plan, data.today) };
});

export const action = memberAction(async ({ request }) => ({
  sent: readSentValues(await requireForm(request), unemploymentDefaults),
}));

export default function UnemploymentRoute() {
  const sent = useAnswer<typeof action>()?.sent ?? null;
  return <UnemploymentPage {...useLoaderData<typeof loader>()} sent={sent} />;
}

export const meta = toolMeta("unemployment");
