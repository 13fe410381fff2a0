import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { BudgetPage } from "~/features/tools/budget/budget-page";
import { budgetDefaults } from "~/features/tools/budget/budget-values";
import { readSentValues } from "~/features/tools/shared-values";
import { loadToolData } from "~/features/tools/tool-data.server";
import { toolMeta } from "~/features/tools/tool-list";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ cms }) => ({
  data: await loadToolData(cms, [], new Date(), ["calc.health-premium", "calc.household"]),
}));

export const action = memberAction(async ({ request }) => ({
  sent: readSentValues(await requireForm(request), budgetDefaults),
}));

export default function BudgetRoute() {
  const sent = useAnswer<typeof action>()?.sent ?? null;
  return <BudgetPage {...useLoaderData<typeof loader>()} sent={sent} />;
}

export const meta = toolMeta("budget");
