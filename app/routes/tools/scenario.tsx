import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { findMapCanton } from "~/features/cantons/map-canton.server";
import { LockedScenarios } from "~/features/tools/scenarios/locked-scenarios";
import { ScenarioFormPage } from "~/features/tools/scenarios/scenario-form-page";
import { scenarioDefaults, valuesOf } from "~/features/tools/scenarios/scenario-values";
import {
  answerWith,
  listScenarios,
  saveScenario,
} from "~/features/tools/scenarios/scenarios.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { scenarios as words } from "~/i18n/pt-BR/scenarios";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

const LOCKED = 402;

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ member, own, service, params: { id } }) => {
  if (!member.isPaying) return data({ form: null }, { status: LOCKED });
  if (id === undefined) {
    const canton = (await findMapCanton(own)) ?? scenarioDefaults.canton;
    return { form: { isNew: true, values: { ...scenarioDefaults, canton } } };
  }
  const saved = (await listScenarios(service.scenarios)).find((each) => each.id === id);
  if (!saved) throw new AppError("not_found").toResponse();
  return { form: { isNew: false, values: valuesOf(saved) } };
});

export const action = memberAction(async ({ request, service, params: { id } }) => {
  const answer = await saveScenario(service.scenarios, id ?? null, await requireForm(request));
  if (!answer.isDone) return answerWith(answer);
  throw redirect(to("/app/tools/scenarios"));
});

export default function ScenarioRoute() {
  const { form } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  return form ? <ScenarioFormPage {...form} answer={answer} /> : <LockedScenarios />;
}

export const meta = pageMeta(({ params }) => ({
  title: params["id"] ? words.form.title : words.form.titleNew,
}));
