import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { z } from "zod";
import { LockedScenarios } from "~/features/tools/scenarios/locked-scenarios";
import { COMPARE_NAME } from "~/features/tools/scenarios/compare-form";
import { ScenariosPage } from "~/features/tools/scenarios/scenarios-page";
import {
  changeScenario,
  listScenarios,
  scenarioIntents,
} from "~/features/tools/scenarios/scenarios.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { scenarios as words } from "~/features/tools/scenarios/words";
import { pageMeta } from "~/page/page-meta";
import { publicUrl } from "~/process/config.server";
import { simplifiedFrame } from "~/shell/handle";
import { readAct } from "~/forms/read-act.server";

const LOCKED = 402;
const UNAVAILABLE = 503;
const change = z.object({ id: z.guid(), intent: z.enum(scenarioIntents) });

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, member, service }) => {
  const scenarios = await listScenarios(service.scenarios);
  if (!member.isPaying && scenarios.length === 0) return data({ own: null }, { status: LOCKED });
  const compared = new URL(request.url).searchParams.getAll(COMPARE_NAME);
  const { origin } = publicUrl;
  return { own: { scenarios, compared, isPaying: member.isPaying, origin } };
});

export const action = memberAction(async ({ request, service }) => {
  const input = readAct(change, await requireForm(request));
  if (!input) throw new AppError("validation_failed").toResponse();
  const { intent, id } = input;
  const isDone = await changeScenario(service.scenarios, intent, id);
  if (!isDone) return data({ hasFailed: true }, { status: UNAVAILABLE });
  throw redirect(to("/app/tools/scenarios"));
});

export default function ScenariosRoute() {
  const { own } = useLoaderData<typeof loader>();
  const hasFailed = useAnswer<typeof action>()?.hasFailed ?? false;
  return own ? <ScenariosPage {...own} hasFailed={hasFailed} /> : <LockedScenarios />;
}

export const meta = pageMeta(() => ({ title: words.list.title }));
