import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { findMapCanton } from "~/features/cantons/map-canton.server";
import { LockedTool, ToolUnavailable } from "~/features/tools/locked-tool";
import { SalaryComparisonPage } from "~/features/tools/salary-comparison/salary-comparison-page";
import { salaryComparisonDefaults } from "~/features/tools/salary-comparison/salary-comparison-values";
import { loadComparison } from "~/features/tools/salary-comparison/wage-table.server";
import { readSentValues } from "~/features/tools/shared-values";
import { lockedTool } from "~/features/tools/tool-data.server";
import { toolMeta } from "~/features/tools/tool-list";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ member, own, cms }) => {
  if (!member.isPaying) return lockedTool();
  return { tool: await loadComparison(cms, await findMapCanton(own)) };
});

export const action = memberAction(async ({ request }) => ({
  sent: readSentValues(await requireForm(request), salaryComparisonDefaults),
}));

export default function SalaryComparisonRoute() {
  const { tool } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>()?.sent ?? null;
  if (!tool) return <LockedTool name="salaryComparison" />;
  if (!tool.wages) return <ToolUnavailable name="salaryComparison" />;
  return <SalaryComparisonPage {...tool} wages={tool.wages} sent={sent} />;
}

export const meta = toolMeta("salaryComparison");
