import type { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  officialFileReport,
  officialRuns,
  takenBack,
  type officialFileInput,
  type OfficialFileReport,
} from "../../contract/api/official-tables-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

/** The service reads and compares a year of premiums in about a minute. */
const FILE_TIMEOUT_MS = 120_000;

export function createOfficialFilesApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const room = "api/official-files/v1/runs";
  return {
    listRuns: (): Promise<JsonResult<z.output<typeof officialRuns>>> =>
      ask(officialRuns, room, { bearer }),
    sendFile: (
      { year, ...query }: Omit<z.input<typeof officialFileInput>, "year"> & { year: string },
      bytes: Uint8Array,
    ): Promise<JsonResult<OfficialFileReport>> =>
      ask(officialFileReport, `${room}?${new URLSearchParams({ ...query, year })}`, {
        ...{ method: "POST", bearer, bytes, timeoutMs: FILE_TIMEOUT_MS },
      }),
    takeBack: (id: number): Promise<JsonResult<z.output<typeof takenBack>>> =>
      ask(takenBack, `${room}/${id}/taken-back`, { method: "POST", bearer, body: {} }),
  };
}

export type OfficialFilesApi = ReturnType<typeof createOfficialFilesApi>;
