import type { JsonClient, JsonResult } from "~/http/json-client.server";

export type HeldStore = {
  id: string;
  name: string;
  why: string;
  until: string;
  change: "edit" | "personal-info" | "account" | "email-preference" | "consents" | "report" | null;
  count: number;
  rows: { name: string; value: string }[][];
};

export type DataExport = {
  id: string;
  state: "queued" | "ready" | "failed" | "expired";
  sizeBytes: number | null;
  requestedAt: string;
  expiresAt: string | null;
};

export type DeletionMode = "anonymise" | "delete";
export type Deletion = { mode: DeletionMode; requestedAt: string; dueAt: string };
export type LinkState = "valid" | "expired" | "used" | "replaced" | "unknown";

export type PrivacyOverview = {
  stores: HeldStore[];
  files: { filename: string; bytes: number }[];
  handling: { at: string; action: string; by: string }[];
  exports: DataExport[];
  deletion: Deletion | null;
};

/** The home page does not wait long for a reminder. */
const REMINDER_TIMEOUT_MS = 1_000;
const GATHER_TIMEOUT_MS = 7_500;
const ARCHIVE_TIMEOUT_MS = 30_000;

/** The service's `api/privacy/v1`: what is held about a member, its export, its deletion. */
export function createPrivacyApi(send: JsonClient, internalKey: string) {
  const path = (name: string) => `api/privacy/v1/${name}`;
  const asVisitor = (clientAddress: string) => ({
    "x-portal-internal": internalKey,
    "x-portal-client-address": clientAddress,
  });
  return {
    overview: (bearer: string): Promise<JsonResult<PrivacyOverview>> =>
      send(path("overview"), { bearer, timeoutMs: GATHER_TIMEOUT_MS }),

    orderExport: (bearer: string, idempotencyKey: string): Promise<JsonResult<unknown>> =>
      send(path("exports"), { method: "POST", bearer, body: {}, idempotencyKey }),

    /** The archive in base64. */
    downloadExport: (
      bearer: string,
      exportId: string,
      password: string,
    ): Promise<JsonResult<{ archive: string }>> =>
      send(path(`exports/${encodeURIComponent(exportId)}/download`), {
        method: "POST",
        bearer,
        body: { password },
        timeoutMs: ARCHIVE_TIMEOUT_MS,
      }),

    requestDeletion: (
      bearer: string,
      wish: { password: string; mode: DeletionMode; reason: string | null },
      idempotencyKey: string,
    ): Promise<JsonResult<Deletion>> =>
      send(path("deletion"), { method: "POST", bearer, body: wish, idempotencyKey }),

    findDeletion: (bearer: string): Promise<JsonResult<{ deletion: Deletion | null }>> =>
      send(path("deletion"), { bearer, timeoutMs: REMINDER_TIMEOUT_MS }),

    cancelDeletion: (bearer: string): Promise<JsonResult<null>> =>
      send(path("deletion"), { method: "DELETE", bearer }),

    findUndoState: (token: string, address: string): Promise<JsonResult<{ state: LinkState }>> =>
      send(path("deletion/state"), {
        method: "POST",
        body: { token },
        headers: asVisitor(address),
      }),

    undoDeletion: (token: string, clientAddress: string): Promise<JsonResult<null>> =>
      send(path("deletion/undo"), {
        method: "POST",
        body: { token },
        headers: asVisitor(clientAddress),
      }),
  };
}

export type PrivacyApi = ReturnType<typeof createPrivacyApi>;
