import type { JsonResult } from "~/http/json-client.server";
import { z } from "zod";
import { areaWait, type AreaWait } from "../../contract/api/notifications-v1.ts";
import type { PlannedArea } from "../../contract/shared/areas.ts";
import { createAskService, type Caller } from "./ask-service.server";

export type { AreaWait };

export function createAreasApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (area: PlannedArea) => `api/areas/v1/${area}/wait`;
  return {
    findWait: (area: PlannedArea): Promise<JsonResult<AreaWait>> =>
      ask(areaWait, path(area), { bearer }),
    setPending: (area: PlannedArea, isPending: boolean): Promise<JsonResult<null>> =>
      ask(z.null(), path(area), { method: "PATCH", bearer, body: { isWaiting: isPending } }),
  };
}

export type AreasApi = ReturnType<typeof createAreasApi>;
