import { data, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
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
import { freshFormPath, isTakingSaved } from "~/forms/take-saved";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { scenarios as words } from "~/features/tools/scenarios/words";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";
import { scenarioVersion } from "../../../contract/api/scenarios-v1.ts";

const LOCKED = 402;

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ member, own, service, params: { id } }) => {
  if (!member.isPaying) return data({ form: null }, { status: LOCKED });
  if (id === undefined) {
    const canton = (await findMapCanton(own)) ?? scenarioDefaults.canton;
    return { form: { version: null, values: { ...scenarioDefaults, canton } } };
  }
  const saved = (await listScenarios(service.scenarios)).find((each) => each.id === id);
  if (!saved) throw new AppError("not_found").toResponse();
  return { form: { version: scenarioVersion(saved), values: valuesOf(saved) } };
});

export const action = memberAction(async ({ request, service, params: { id } }) => {
  const sent = await requireForm(request);
  if (isTakingSaved(sent)) throw redirect(freshFormPath(request));
  const answer = await saveScenario(service.scenarios, id ?? null, sent);
  if (!answer.isDone) return answerWith(answer);
  throw redirect(to("/app/tools/scenarios"));
});

export default function ScenarioRoute() {
  const { form } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const { search } = useLocation();
  return form ? <ScenarioFormPage key={search} {...form} answer={answer} /> : <LockedScenarios />;
}

export const meta = pageMeta(({ params }) => ({
  title: params["id"] ? words.form.title : words.form.titleNew,
}));
