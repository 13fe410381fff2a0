import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  deletion,
  exportArchive,
  exportOrdered,
  pendingDeletion,
  privacyOverview,
  undoState,
  type Deletion,
  type PrivacyOverview,
  type ConsentInput,
} from "../../contract/api/privacy-v1.ts";
import type { LinkState } from "../../contract/api/common.ts";
import { createAskService, type Caller } from "./ask-service.server";
import type { DeletionMode } from "../../contract/account/own-data.ts";

export type {
  DataExport,
  Deletion,
  DataStore,
  PrivacyOverview,
} from "../../contract/api/privacy-v1.ts";
export type { LinkState } from "../../contract/api/common.ts";

/** The home page does not wait long for a reminder. */
const REMINDER_TIMEOUT_MS = 1_000;
const GATHER_TIMEOUT_MS = 7_500;
const ARCHIVE_TIMEOUT_MS = 30_000;

export function createPrivacyApi({ send, internalKey, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string) => `api/privacy/v1/${name}`;
  const asVisitor = (clientAddress: string) => ({
    "x-portal-internal": internalKey,
    "x-portal-client-address": clientAddress,
  });
  return {
    overview: (): Promise<JsonResult<PrivacyOverview>> =>
      ask(privacyOverview, path("overview"), { bearer, timeoutMs: GATHER_TIMEOUT_MS }),

    orderExport: (idempotencyKey: string): Promise<JsonResult<unknown>> =>
      ask(exportOrdered, path("exports"), { method: "POST", bearer, body: {}, idempotencyKey }),

    downloadExport: (
      exportId: string,
      password: string,
    ): Promise<JsonResult<{ archive: string }>> =>
      ask(exportArchive, path(`exports/${encodeURIComponent(exportId)}/download`), {
        method: "POST",
        bearer,
        body: { password },
        timeoutMs: ARCHIVE_TIMEOUT_MS,
      }),

    requestDeletion: (
      input: { password: string; mode: DeletionMode; reason: string | null },
      idempotencyKey: string,
    ): Promise<JsonResult<Deletion>> =>
      ask(deletion, path("deletion"), { method: "POST", bearer, body: input, idempotencyKey }),

    findDeletion: (): Promise<JsonResult<{ deletion: Deletion | null }>> =>
      ask(pendingDeletion, path("deletion"), { bearer, timeoutMs: REMINDER_TIMEOUT_MS }),

    cancelDeletion: (): Promise<JsonResult<null>> =>
      ask(z.null(), path("deletion"), { method: "DELETE", bearer }),

    findUndoState: (token: string, address: string): Promise<JsonResult<{ state: LinkState }>> =>
      ask(undoState, path("deletion/state"), {
        method: "POST",
        body: { token },
        headers: asVisitor(address),
      }),

    undoDeletion: (token: string, clientAddress: string): Promise<JsonResult<null>> =>
      ask(z.null(), path("deletion/undo"), {
        method: "POST",
        body: { token },
        headers: asVisitor(clientAddress),
      }),
  };
}

export type PrivacyApi = ReturnType<typeof createPrivacyApi>;

/** Short, because the choice is valid even if logging fails. */
const TIMEOUT_MS = 1_500;

/** Sending a decision twice is safe. */
export function createConsentsApi({ send, internalKey, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    record(consent: ConsentInput, clientAddress: string): Promise<JsonResult<null>> {
      return ask(z.null(), "api/users/v1/consents", {
        method: "POST",
        body: consent,
        bearer,
        headers: { "x-portal-internal": internalKey, "x-portal-client-address": clientAddress },
        timeoutMs: TIMEOUT_MS,
      });
    },
  };
}

export type ConsentsApi = ReturnType<typeof createConsentsApi>;
