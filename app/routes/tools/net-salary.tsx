import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { findMapCanton } from "~/features/cantons/map-canton.server";
import { findKnownValues } from "~/features/tools/known-values.server";
import { LockedTool } from "~/features/tools/locked-tool";
import { NetSalaryPage } from "~/features/tools/net-salary/net-salary-page";
import { readSentValues } from "~/features/tools/shared-values";
import { lockedTool } from "~/features/tools/tool-data.server";
import { toolMeta } from "~/features/tools/tool-list";
import { answerWithTariff, loadWithTariff } from "~/features/tools/withholding-start.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { findTaxEstimates } from "~/reference/tax-estimates.server";
import { simplifiedFrame } from "~/shell/handle";
import { netSalaryDefaults } from "../../../contract/calculators/salary-forms.ts";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ member, own, ...bound }) => {
  if (!member.isPaying) return lockedTool();
  const known = findKnownValues(bound.service.plan, findMapCanton(own));
  const [start, estimates] = await Promise.all([
    loadWithTariff(bound, "netSalary", { defaults: netSalaryDefaults, known }),
    findTaxEstimates(bound.cms),
  ]);
  return { tool: { ...start, estimates } };
});

export const action = memberAction(async ({ request, member, own, ...bound }) => {
  if (!member.isPaying) return lockedTool();
  const form = await requireForm(request);
  const canton = (await findMapCanton(own)) ?? netSalaryDefaults.canton;
  const sent = readSentValues(form, { ...netSalaryDefaults, canton });
  return { tool: await answerWithTariff(bound, "netSalary", sent) };
});

export default function NetSalaryRoute() {
  const { tool } = useLoaderData<typeof loader>();
  const answered = useAnswer<typeof action>()?.tool;
  if (!tool) return <LockedTool name="netSalary" />;
  return <NetSalaryPage {...tool} sent={null} {...answered} />;
}

export const meta = toolMeta("netSalary");
