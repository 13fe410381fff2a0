import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../account/person.ts";
import { moment } from "./common.ts";
import { ticketStates } from "../account/support.ts";

export const ticketParams = z.object({ number: z.coerce.number().int().min(1).max(9_999_999) });
export const attachmentParams = z.object({ file: z.string() });
/** The other fields are checked together with members' tickets, by the same rules. */
export const guestTicketInput = z.looseObject({ email: z.string().max(EMAIL_MAX_LENGTH) });

const ticketSummary = z.object({
  number: z.number().int(),
  topic: z.string().nullable(),
  subject: z.string(),
  state: z.enum(ticketStates),
  dueAt: moment.nullable(),
  openedAt: moment,
});
export type TicketSummary = z.output<typeof ticketSummary>;

const ticketMessage = z.object({
  id: z.string(),
  body: z.string().nullable(),
  isStaff: z.boolean(),
  date_created: moment,
  attachments: z.array(z.object({ id: z.string(), title: z.string().nullable() })),
});
export type TicketMessage = z.output<typeof ticketMessage>;

export const ticketList = z.object({ tickets: z.array(ticketSummary) });
export const ticketWithMessages = z.object({
  ticket: ticketSummary,
  messages: z.array(ticketMessage),
});
export const ticketAttachment = z.object({
  title: z.string().nullable(),
  type: z.string().nullable(),
  content: z.string(),
});
export type TicketAttachment = z.output<typeof ticketAttachment>;
export const openedTicket = z.object({ number: z.number().int(), dueAt: moment });
export type OpenedTicket = z.output<typeof openedTicket>;
