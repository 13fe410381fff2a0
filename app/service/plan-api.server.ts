import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  storedPlan,
  madeFeed,
  openedFeed,
  type PlanSituation,
  type StoredPlan,
  type OpenedFeed,
} from "../../contract/api/plan-v1.ts";
import {
  practiceState,
  type PracticeAnswer,
  type PracticeState,
} from "../../contract/api/practice-v1.ts";
import {
  createdScenario,
  savedScenarios,
  scenarioShare,
  shownScenario,
  type SavedScenario,
  type ScenarioEdit,
  type ScenarioInput,
} from "../../contract/api/scenarios-v1.ts";
import type { SwissLanguage } from "../../contract/switzerland/codes.ts";
import type { SharedScenario } from "../../contract/calculators/scenario.ts";
import { createAskService, type Caller } from "./ask-service.server";

export function createPlanApi({ send, bearer, internalKey }: Caller) {
  const ask = createAskService(send);
  const path = "api/plan/v1";
  return {
    find: (): Promise<JsonResult<StoredPlan>> => ask(storedPlan, path, { bearer }),
    setArrival: (arrivalOn: string | null): Promise<JsonResult<null>> =>
      ask(z.null(), `${path}/arrival`, { method: "PATCH", bearer, body: { arrivalOn } }),
    setSituation: (situation: PlanSituation): Promise<JsonResult<null>> =>
      ask(z.null(), `${path}/situation`, { method: "PATCH", bearer, body: situation }),
    setCaughtUp: (isCaughtUp: boolean): Promise<JsonResult<null>> =>
      ask(z.null(), `${path}/caught-up`, { method: "PATCH", bearer, body: { isCaughtUp } }),
    makeFeed: (): Promise<JsonResult<{ token: string }>> =>
      ask(madeFeed, `${path}/feed`, { method: "POST", bearer, body: {} }),
    removeFeed: (): Promise<JsonResult<null>> =>
      ask(z.null(), `${path}/feed`, { method: "DELETE", bearer }),
    openFeed: (token: string): Promise<JsonResult<OpenedFeed>> =>
      ask(openedFeed, `${path}/feed/open`, {
        method: "POST",
        body: { token },
        headers: { "x-portal-internal": internalKey },
      }),
  };
}

export type PlanApi = ReturnType<typeof createPlanApi>;

export function createPracticeApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (language: SwissLanguage) => `api/practice/v1/${language}`;
  return {
    find: (language: SwissLanguage): Promise<JsonResult<PracticeState>> =>
      ask(practiceState, path(language), { bearer }),
    answer: (language: SwissLanguage, body: PracticeAnswer): Promise<JsonResult<null>> =>
      ask(z.null(), `${path(language)}/answers`, { method: "POST", bearer, body }),
    forget: (language: SwissLanguage): Promise<JsonResult<null>> =>
      ask(z.null(), path(language), { method: "DELETE", bearer }),
  };
}

export type PracticeApi = ReturnType<typeof createPracticeApi>;

export function createScenariosApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (rest: string) => `api/scenarios/v1/${rest}`;
  return {
    list: (): Promise<JsonResult<{ scenarios: SavedScenario[] }>> =>
      ask(savedScenarios, path(""), { bearer }),
    create: (body: ScenarioInput, idempotencyKey: string): Promise<JsonResult<{ id: string }>> =>
      ask(createdScenario, path(""), { method: "POST", bearer, body, idempotencyKey }),
    replace: (id: string, body: ScenarioEdit): Promise<JsonResult<null>> =>
      ask(z.null(), path(id), { method: "PATCH", bearer, body }),
    remove: (id: string): Promise<JsonResult<null>> =>
      ask(z.null(), path(id), { method: "DELETE", bearer }),
    share: (id: string): Promise<JsonResult<{ token: string }>> =>
      ask(scenarioShare, path(`${id}/share`), { method: "POST", bearer, body: {} }),
    stopSharing: (id: string): Promise<JsonResult<null>> =>
      ask(z.null(), path(`${id}/share`), { method: "DELETE", bearer }),
    findShared: (token: string): Promise<JsonResult<SharedScenario>> =>
      ask(shownScenario, path(`shared/${encodeURIComponent(token)}`), { bearer }),
  };
}

export type ScenariosApi = ReturnType<typeof createScenariosApi>;
