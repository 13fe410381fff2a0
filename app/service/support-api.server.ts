import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  openedTicket,
  ticketAttachment,
  ticketList,
  ticketWithMessages,
  type OpenedTicket,
  type TicketAttachment,
  type TicketMessage,
  type TicketSummary,
} from "../../contract/api/support-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";

export type {
  OpenedTicket,
  TicketAttachment,
  TicketMessage,
  TicketSummary,
} from "../../contract/api/support-v1.ts";

type GuestInput = {
  email: string;
  topic: string;
  subject: string;
  message: string;
  page?: string | undefined;
  browser?: string | undefined;
  requestId?: string | undefined;
};

/** Files are checked and stored before the answer. */
const FILES_TIMEOUT_MS = 25_000;

export function createSupportApi({ send, internalKey, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string) => `api/support/v1/${name}`;
  const withFiles = { method: "POST", timeoutMs: FILES_TIMEOUT_MS } as const;
  return {
    list: (): Promise<JsonResult<{ tickets: TicketSummary[] }>> =>
      ask(ticketList, path("tickets"), { bearer }),
    find: (
      number: number,
    ): Promise<JsonResult<{ ticket: TicketSummary; messages: TicketMessage[] }>> =>
      ask(ticketWithMessages, path(`tickets/${number}`), { bearer }),
    readAttachment: (number: number, fileId: string): Promise<JsonResult<TicketAttachment>> =>
      ask(ticketAttachment, path(`tickets/${number}/attachments/${encodeURIComponent(fileId)}`), {
        bearer,
        timeoutMs: FILES_TIMEOUT_MS,
      }),
    open: (form: FormData, idempotencyKey: string): Promise<JsonResult<OpenedTicket>> =>
      ask(openedTicket, path("tickets"), { ...withFiles, bearer, form, idempotencyKey }),
    reply: (number: number, form: FormData, idempotencyKey: string): Promise<JsonResult<null>> =>
      ask(z.null(), path(`tickets/${number}/messages`), {
        ...withFiles,
        bearer,
        form,
        idempotencyKey,
      }),
    openAsGuest: (
      input: GuestInput,
      clientAddress: string,
      idempotencyKey: string,
    ): Promise<JsonResult<OpenedTicket>> =>
      ask(openedTicket, path("guest-tickets"), {
        method: "POST",
        body: input,
        idempotencyKey,
        headers: { "x-portal-internal": internalKey, "x-portal-client-address": clientAddress },
      }),
  };
}

export type SupportApi = ReturnType<typeof createSupportApi>;
