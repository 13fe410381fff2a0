import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { findMapCanton } from "~/features/cantons/map-canton.server";
import { findKnownHousehold } from "~/features/tools/known-values.server";
import { LockedTool } from "~/features/tools/locked-tool";
import { WithholdingCheckPage } from "~/features/tools/withholding-check/withholding-check-page";
import { withholdingCheckDefaults } from "~/features/tools/withholding-check/withholding-check-values";
import { readSentValues } from "~/features/tools/shared-values";
import { lockedTool } from "~/features/tools/tool-data.server";
import { toolMeta } from "~/features/tools/tool-list";
import { answerWithTariff, loadWithTariff } from "~/features/tools/withholding-start.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { requestedCanton } from "~/reference/requested-canton";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, member, own, ...bound }) => {
  if (!member.isPaying) return lockedTool();
  const canton = requestedCanton(request);
  const known = findKnownHousehold(
    bound.service.plan,
    canton ? Promise.resolve(canton) : findMapCanton(own),
  );
  const start = { defaults: withholdingCheckDefaults, known };
  return { tool: await loadWithTariff(bound, "withholdingCheck", start) };
});

export const action = memberAction(async ({ request, member, ...bound }) => {
  if (!member.isPaying) return lockedTool();
  const sent = readSentValues(await requireForm(request), withholdingCheckDefaults);
  return { tool: await answerWithTariff(bound, "withholdingCheck", sent) };
});

export default function WithholdingTaxRoute() {
  const { tool } = useLoaderData<typeof loader>();
  const answered = useAnswer<typeof action>()?.tool;
  if (!tool) return <LockedTool name="withholdingCheck" />;
  return <WithholdingCheckPage {...tool} sent={null} {...answered} />;
}

export const meta = toolMeta("withholdingCheck");
