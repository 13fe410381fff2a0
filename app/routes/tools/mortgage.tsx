import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { LockedTool } from "~/features/tools/locked-tool";
import { MortgagePage } from "~/features/tools/mortgage/mortgage-page";
import { mortgageDefaults } from "~/features/tools/mortgage/mortgage-values";
import { readSentValues } from "~/features/tools/shared-values";
import { loadToolData, lockedTool } from "~/features/tools/tool-data.server";
import { toolMeta } from "~/features/tools/tool-list";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

const shown = ["calc.mortgage", "calc.mortgage-rate"] as const;

export const loader = memberLoader(async ({ member, cms }) => {
  if (!member.isPaying) return lockedTool();
  return { tool: { data: await loadToolData(cms, ["calc.mortgage"], new Date(), shown) } };
});

export const action = memberAction(async ({ request }) => ({
  sent: readSentValues(await requireForm(request), mortgageDefaults),
}));

export default function MortgageRoute() {
  const { tool } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>()?.sent ?? null;
  return tool ? <MortgagePage {...tool} sent={sent} /> : <LockedTool name="mortgage" />;
}

export const meta = toolMeta("mortgage");
