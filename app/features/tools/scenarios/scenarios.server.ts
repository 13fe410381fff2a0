import { data } from "@remix-run/node";
import { answerStatus, sendForm, type Failures } from "~/forms/form-answer.server";
import type { FormAnswer } from "~/forms/form-answer";
import type { SavedVersion } from "~/forms/edit-conflict";
import { seenVersionOf } from "~/forms/seen-version.server";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { netSalary as salaryWords } from "~/features/tools/net-salary/words";
import { AppError } from "~/http/app-error";
import type { JsonResult } from "~/http/json-client.server";
import type { ScenariosApi } from "~/service/plan-api.server";
import {
  scenarioVersion,
  shareParams,
  type SavedScenario,
} from "../../../../contract/api/scenarios-v1.ts";
import type { SharedScenario } from "../../../../contract/calculators/scenario.ts";
import { scenarioOf, valuesOf } from "./scenario-values";
import { scenarioSchema } from "./scenario.schema";
import { scenarios as words } from "./words";

const NOT_FOUND = 404;

export type ScenarioFailure = "limit" | "notCovered" | "forbidden" | "gone" | "conflict";
export type ScenarioAnswer = FormAnswer<ScenarioFailure, { saved: SavedVersion }>;

const failures: Failures<ScenarioFailure> = {
  "scenario.limit": "limit",
  "scenario.not_covered": "notCovered",
  edit_conflict: "conflict",
  forbidden: "forbidden",
  [NOT_FOUND]: "gone",
};

/** @throws a 404 for a missing scenario, a 429 after too many requests, otherwise a 503 */
export function requireAnswer<T>(result: JsonResult<T>): T {
  if (!result.isError) return result.data;
  if (result.statusCode === NOT_FOUND) throw new AppError("not_found").toResponse();
  throw AppError.ofService(result).toResponse();
}

/** @throws a 503 while the service is unavailable */
export async function listScenarios(api: Pick<ScenariosApi, "list">): Promise<SavedScenario[]> {
  return requireAnswer(await api.list()).scenarios;
}

/**
 * If the scenario was changed meanwhile, the answer contains the current version.
 * @param id null for a new one
 */
export async function saveScenario(
  api: Pick<ScenariosApi, "create" | "replace" | "list">,
  id: string | null,
  form: FormData,
): Promise<ScenarioAnswer> {
  const seenVersion = seenVersionOf(form);
  const answer: ScenarioAnswer = await sendForm(
    scenarioSchema,
    form,
    async (values): Promise<JsonResult<unknown>> => {
      const { name, wantsNotice } = values;
      const body = { name, wantsNotice: wantsNotice === "on", scenario: scenarioOf(values) };
      return id === null
        ? api.create(body, await idempotencyKeyOf(form))
        : api.replace(id, { ...body, seenVersion });
    },
    { failures },
  );
  if (answer.failure?.code !== "conflict") return answer;
  const saved = (await listScenarios(api)).find((each) => each.id === id);
  return saved ? { ...answer, saved: savedVersionOf(saved) } : answer;
}

function savedVersionOf(saved: SavedScenario): SavedVersion {
  const { name, gross, rent, premium, transport } = valuesOf(saved);
  return {
    version: scenarioVersion(saved),
    fields: [
      { label: words.form.name, text: name },
      { label: salaryWords.fields.gross, text: gross },
      { label: words.form.rent, text: rent },
      { label: words.form.premium, text: premium },
      { label: words.form.transport, text: transport },
    ],
  };
}

export const answerWith = (answer: ScenarioAnswer) =>
  data(answer, { status: answerStatus(answer, { forbidden: 402, gone: NOT_FOUND }) });

/**
 * Null for an invalid or a revoked token alike.
 * @throws a 503
 */
export async function findShared(
  api: Pick<ScenariosApi, "findShared">,
  token: string | undefined,
): Promise<SharedScenario | null> {
  const input = shareParams.safeParse({ token });
  if (!input.success) return null;
  const answer = await api.findShared(input.data.token);
  return answer.isError && answer.statusCode === NOT_FOUND ? null : requireAnswer(answer);
}

export const scenarioIntents = ["remove", "share", "unshare"] as const;
export type ScenarioIntent = (typeof scenarioIntents)[number];

/** A scenario that is already deleted counts as removed. */
export async function changeScenario(
  api: Pick<ScenariosApi, "remove" | "share" | "stopSharing">,
  intent: ScenarioIntent,
  id: string,
): Promise<boolean> {
  const calls = { remove: api.remove, share: api.share, unshare: api.stopSharing };
  const result: JsonResult<unknown> = await calls[intent](id);
  return !result.isError || (intent === "remove" && result.statusCode === NOT_FOUND);
}
