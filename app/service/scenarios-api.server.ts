import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  createdScenario,
  savedScenarios,
  scenarioShare,
  shownScenario,
  type SavedScenario,
  type ScenarioEdit,
  type ScenarioInput,
} from "../../contract/api/scenarios-v1.ts";
import type { SharedScenario } from "../../contract/calculators/scenario.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

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
