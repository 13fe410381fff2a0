import { customEndpoint, uploadFiles } from "@directus/sdk";
import { z } from "zod";
import type { CmsClient } from "./client.ts";

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
export const ticketStates = ["open", "waiting", "solved", "closed"] as const;

const ticketShape = z.object({
  id: z.string(),
  number: z.number().int(),
  /** The member's id in Directus; null for who wrote without an account. */
  member: z.string().nullable(),
  email: z.string().nullable(),
  topic: z.string().nullable(),
  subject: z.string(),
  state: z.enum(ticketStates),
  slaDueAt: moment.nullable(),
  date_created: moment,
});
const messageShape = z.object({
  id: z.string(),
  body: z.string().nullable(),
  isStaff: z.boolean(),
  date_created: moment,
  attachments: z
    .array(
      z.object({ directus_files_id: z.object({ id: z.string(), title: z.string().nullable() }) }),
    )
    .nullish()
    .transform((list) => (list ?? []).map(({ directus_files_id: file }) => file)),
});

export type Ticket = z.output<typeof ticketShape>;
export type TicketMessage = z.output<typeof messageShape>;
export type TicketState = (typeof ticketStates)[number];

export interface NewTicket {
  number: number;
  member: string | null;
  email: string;
  topic: string;
  subject: string;
  priority: "normal" | "urgent";
  slaDueAt: Date;
  context: Record<string, string>;
}

export interface TicketFile {
  bytes: Buffer;
  type: "image/webp" | "application/pdf";
  /** Random; what is stored. */
  filename: string;
  /** As its sender called it; what is shown. */
  title: string;
}

/** Calls @throws {CmsUnavailableError}, writes {CmsRefusedError} too. */
export interface CmsTickets {
  create(ticket: NewTicket): Promise<Ticket>;
  /** @returns id of the message */
  addMessage(ticketId: string, body: string, files: readonly TicketFile[]): Promise<string>;
  setState(ticketId: string, state: TicketState): Promise<void>;
  /** The newest first. */
  listOf(directusUserId: string): Promise<Ticket[]>;
  findByNumber(number: number): Promise<Ticket | null>;
  /** In the order they were written. */
  listMessages(ticketId: string): Promise<TicketMessage[]>;
  /** A message with its ticket; null when it is gone. */
  findMessage(id: string): Promise<{ message: TicketMessage; ticket: Ticket } | null>;
}

const ticketsFolderId = "50000000-0000-4000-8000-000000000004";
const ticketFields = Object.keys(ticketShape.shape).join(",");
const messageFields =
  "id,body,isStaff,date_created,attachments.directus_files_id.id,attachments.directus_files_id.title";
const tickets = "/items/tickets";
const messages = "/items/ticket_messages";

/** Tickets in Directus, where editors answer them; written with the service's own account. */
export function createCmsTickets(client: CmsClient): CmsTickets {
  async function listTickets(filter: object, limit: number): Promise<Ticket[]> {
    const params = { fields: ticketFields, filter, limit };
    const path = tickets;
    const rows = await client.read(
      customEndpoint<unknown[]>({ path, params: { ...params, sort: "-date_created" } }),
    );
    return rows.map((row) => ticketShape.parse(row));
  }

  async function keep(file: TicketFile): Promise<string> {
    const form = new FormData();
    form.set("folder", ticketsFolderId);
    form.set("title", file.title);
    form.set("file", new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.filename);
    const kept = await client.write(uploadFiles(form, { fields: ["id"] }));
    return z.object({ id: z.string() }).parse(kept).id;
  }

  return {
    async create(ticket) {
      const body = JSON.stringify(ticket);
      const params = { fields: ticketFields };
      return ticketShape.parse(
        await client.write(customEndpoint<object>({ method: "POST", path: tickets, params, body })),
      );
    },

    async addMessage(ticket, text, files) {
      const attachments: { directus_files_id: string }[] = [];
      for (const file of files) attachments.push({ directus_files_id: await keep(file) });
      const body = JSON.stringify({ ticket, body: text, attachments });
      const params = { fields: "id" };
      const written = await client.write(
        customEndpoint<object>({ method: "POST", path: messages, params, body }),
      );
      return z.object({ id: z.string() }).parse(written).id;
    },

    async setState(id, state) {
      const [path, body] = [`${tickets}/${id}`, JSON.stringify({ state })];
      await client.write(
        customEndpoint<object>({ method: "PATCH", path, params: { fields: "id" }, body }),
      );
    },

    listOf: (directusUserId) => listTickets({ member: { _eq: directusUserId } }, 100),

    async findByNumber(number) {
      return (await listTickets({ number: { _eq: number } }, 1))[0] ?? null;
    },

    async listMessages(ticketId) {
      const filter = { ticket: { _eq: ticketId } };
      const params = { fields: messageFields, filter, sort: "date_created", limit: 500 };
      const rows = await client.read(customEndpoint<unknown[]>({ path: messages, params }));
      return rows.map((row) => messageShape.parse(row));
    },

    async findMessage(id) {
      const nested = ticketFields.split(",").map((name) => `ticket.${name}`);
      const params = { fields: [messageFields, ...nested].join(",") };
      const path = `${messages}/${id}`;
      const answer = await client.ask(customEndpoint<object>({ path, params }));
      if (answer.refused) return null;
      const { ticket } = z.object({ ticket: ticketShape }).parse(answer.value);
      return { message: messageShape.parse(answer.value), ticket };
    },
  };
}
