import type { JsonClient, JsonResult } from "~/http/json-client.server";

export type TicketState = "open" | "waiting" | "solved" | "closed";

export type TicketSummary = {
  number: number;
  topic: string | null;
  subject: string;
  state: TicketState;
  /** ISO 8601. */
  dueAt: string | null;
  openedAt: string;
};

export type TicketMessage = {
  id: string;
  body: string | null;
  isStaff: boolean;
  date_created: string;
  attachments: { id: string; title: string | null }[];
};

/** `content` in base64. */
export type TicketAttachment = { title: string | null; type: string | null; content: string };

export type OpenedTicket = { number: number; dueAt: string };

type GuestWish = {
  email: string;
  topic: string;
  subject: string;
  message: string;
  page?: string | undefined;
  browser?: string | undefined;
  requestId?: string | undefined;
};

/** Files are looked through and kept before the answer comes. */
const FILES_TIMEOUT_MS = 25_000;

/** The service's `api/support/v1`. */
export function createSupportApi(send: JsonClient, internalKey: string) {
  const path = (name: string) => `api/support/v1/${name}`;
  const withFiles = { method: "POST", timeoutMs: FILES_TIMEOUT_MS } as const;
  return {
    list: (bearer: string): Promise<JsonResult<{ tickets: TicketSummary[] }>> =>
      send(path("tickets"), { bearer }),
    find: (
      bearer: string,
      number: number,
    ): Promise<JsonResult<{ ticket: TicketSummary; messages: TicketMessage[] }>> =>
      send(path(`tickets/${number}`), { bearer }),
    readAttachment: (
      bearer: string,
      number: number,
      fileId: string,
    ): Promise<JsonResult<TicketAttachment>> =>
      send(path(`tickets/${number}/attachments/${encodeURIComponent(fileId)}`), {
        bearer,
        timeoutMs: FILES_TIMEOUT_MS,
      }),
    open: (
      bearer: string,
      form: FormData,
      idempotencyKey: string,
    ): Promise<JsonResult<OpenedTicket>> =>
      send(path("tickets"), { ...withFiles, bearer, form, idempotencyKey }),
    reply: (
      bearer: string,
      number: number,
      form: FormData,
      idempotencyKey: string,
    ): Promise<JsonResult<null>> =>
      send(path(`tickets/${number}/messages`), { ...withFiles, bearer, form, idempotencyKey }),
    openAsGuest: (
      wish: GuestWish,
      clientAddress: string,
      idempotencyKey: string,
    ): Promise<JsonResult<OpenedTicket>> =>
      send(path("guest-tickets"), {
        method: "POST",
        body: wish,
        idempotencyKey,
        headers: { "x-portal-internal": internalKey, "x-portal-client-address": clientAddress },
      }),
  };
}

export type SupportApi = ReturnType<typeof createSupportApi>;
