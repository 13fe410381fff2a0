import { data, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { findMapCanton } from "~/features/cantons/map-canton.server";
import { GoneScenario } from "~/features/tools/scenarios/gone-scenario";
import { LockedScenarios } from "~/features/tools/scenarios/locked-scenarios";
import { ScenarioFormPage } from "~/features/tools/scenarios/scenario-form-page";
import { scenarioDefaults, valuesOf } from "~/features/tools/scenarios/scenario-values";
import {
  answerWith,
  listScenarios,
  saveScenario,
} from "~/features/tools/scenarios/scenarios.server";
import { requireForm } from "~/forms/form";
import { freshFormPath, isTakingSaved } from "~/forms/take-saved";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { to } from "~/i18n/paths";
import { scenarios as words } from "~/features/tools/scenarios/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";
import { scenarioVersion } from "../../../contract/api/scenarios-v1.ts";

const LOCKED = 402;
const NOT_FOUND = 404;

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ member, own, service, params: { id } }) => {
  if (!member.isPaying) return data({ form: null, isGone: false }, { status: LOCKED });
  if (id === undefined) {
    const canton = (await findMapCanton(own)) ?? scenarioDefaults.canton;
    return { form: { version: null, values: { ...scenarioDefaults, canton } }, isGone: false };
  }
  const saved = (await listScenarios(service.scenarios)).find((each) => each.id === id);
  if (!saved) return data({ form: null, isGone: true }, { status: NOT_FOUND });
  return { form: { version: scenarioVersion(saved), values: valuesOf(saved) }, isGone: false };
});

export const action = memberAction(async ({ request, service, params: { id } }) => {
  const sent = await requireForm(request);
  if (isTakingSaved(sent)) throw redirect(freshFormPath(request));
  const answer = await saveScenario(service.scenarios, id ?? null, sent);
  if (!answer.isDone) return answerWith(answer);
  throw redirect(to("/app/tools/scenarios"));
});

export default function ScenarioRoute() {
  const { form, isGone } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const { search } = useLocation();
  if (isGone) return <GoneScenario />;
  return form ? <ScenarioFormPage key={search} {...form} answer={answer} /> : <LockedScenarios />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded, params }) => {
  if (loaded?.isGone) return { title: words.gone.title };
  return { title: params["id"] ? words.form.title : words.form.titleNew };
});
