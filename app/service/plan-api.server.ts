import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  keptPlan,
  madeFeed,
  openedFeed,
  type KeptPlan,
  type OpenedFeed,
} from "../../contract/api/plan-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

export function createPlanApi({ send, bearer, internalKey }: Caller) {
  const ask = createAskService(send);
  const path = "api/plan/v1";
  return {
    find: (): Promise<JsonResult<KeptPlan>> => ask(keptPlan, path, { bearer }),
    setArrival: (arrivalOn: string | null): Promise<JsonResult<null>> =>
      ask(z.null(), `${path}/arrival`, { method: "PATCH", bearer, body: { arrivalOn } }),
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
