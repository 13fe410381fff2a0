import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { BudgetPage } from "~/features/tools/budget/budget-page";
import { budgetDefaults } from "~/features/tools/budget/budget-values";
import { findFamily } from "~/features/tools/known-values.server";
import { readSentValues } from "~/features/tools/shared-values";
import { loadToolData } from "~/features/tools/tool-data.server";
import { toolMeta } from "~/features/tools/tool-list";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

const shown = ["calc.health-premium", "calc.household"] as const;

export const loader = memberLoader(async ({ cms, service }) => {
  const [data, family] = await Promise.all([
    loadToolData(cms, [], new Date(), shown),
    findFamily(service.plan),
  ]);
  return { data, family };
});

export const action = memberAction(async ({ request }) => ({
  sent: readSentValues(await requireForm(request), budgetDefaults),
}));

export default function BudgetRoute() {
  const sent = useAnswer<typeof action>()?.sent ?? null;
  return <BudgetPage {...useLoaderData<typeof loader>()} sent={sent} />;
}

export const meta = toolMeta("budget");
