import { customEndpoint, deleteFiles, readAssetArrayBuffer, uploadFiles } from "@directus/sdk";
import { z } from "zod";
import { folderIds } from "../../contract/account/roles.ts";
import type { CmsClient } from "./client.ts";
import {
  type TicketPriority,
  type TicketState,
  ticketStates,
} from "../../contract/account/support.ts";

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const ticketShape = z.object({
  id: z.string(),
  number: z.number().int(),
  /** The member's id in Directus; null if the writer has no account. */
  member: z.string().nullable(),
  email: z.string().nullable(),
  topic: z.string().nullable(),
  subject: z.string(),
  state: z.enum(ticketStates),
  slaDueAt: moment.nullable(),
  date_created: moment,
});
const fileShape = z.object({
  id: z.string(),
  title: z.string().nullable(),
  type: z.string().nullable(),
});
const messageShape = z.object({
  id: z.string(),
  body: z.string().nullable(),
  isStaff: z.boolean(),
  date_created: moment,
  attachments: z
    .array(
      // Null: a file outside the tickets' own folder, which the service may not read.
      z.object({ directus_files_id: fileShape.nullable() }),
    )
    .nullish()
    .transform((list) => (list ?? []).flatMap(({ directus_files_id: file }) => file ?? [])),
});

export type Ticket = z.output<typeof ticketShape>;
export type TicketMessage = z.output<typeof messageShape>;

export type NewTicket = {
  number: number;
  member: string | null;
  email: string;
  topic: string;
  subject: string;
  priority: TicketPriority;
  slaDueAt: Date;
  context: Record<string, string>;
};

export type TicketFile = {
  bytes: Buffer;
  type: "image/webp" | "application/pdf";
  filename: string;
  title: string;
};

export type NewMessage = {
  /** Set by the writer: Directus refuses a duplicate. */
  id: string;
  body: string;
  fileIds: readonly string[];
};

/** All methods @throws {CmsUnavailableError}; writes also throw {CmsRefusedError}. */
export type CmsTickets = {
  /** Creates a ticket with its first message, both or none. */
  open(ticket: NewTicket, message: NewMessage): Promise<Ticket>;
  addMessage(ticketId: string, message: NewMessage): Promise<void>;
  /** @returns ids of the files, in the same order */
  storeFiles(files: readonly TicketFile[]): Promise<string[]>;
  readFile(id: string): Promise<Buffer>;
  dropFiles(ids: readonly string[]): Promise<void>;
  setState(ticketId: string, state: TicketState): Promise<void>;
  listOf(directusUserId: string): Promise<Ticket[]>;
  findByNumber(number: number): Promise<Ticket | null>;
  listMessages(ticketId: string): Promise<TicketMessage[]>;
  findMessage(id: string): Promise<{ message: TicketMessage; ticket: Ticket } | null>;
};

const ticketFields = Object.keys(ticketShape.shape).join(",");
const nestedTicketFields = Object.keys(ticketShape.shape)
  .map((name) => `ticket.${name}`)
  .join(",");
const messageFields = [
  ...["id", "body", "isStaff", "date_created"],
  ...Object.keys(fileShape.shape).map((name) => `attachments.directus_files_id.${name}`),
].join(",");
const TICKETS = "/items/tickets";
const MESSAGES = "/items/ticket_messages";

export function createCmsTickets(client: CmsClient): CmsTickets {
  async function listTickets(filter: object, limit: number): Promise<Ticket[]> {
    const params = { fields: ticketFields, filter, limit };
    const path = TICKETS;
    const rows = await client.read(
      customEndpoint<unknown[]>({ path, params: { ...params, sort: "-date_created" } }),
    );
    return rows.map((row) => ticketShape.parse(row));
  }

  async function store(file: TicketFile): Promise<string> {
    const form = new FormData();
    form.set("folder", folderIds.tickets);
    form.set("title", file.title);
    form.set("file", new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.filename);
    const stored = await client.write(uploadFiles(form, { fields: ["id"] }));
    return z.object({ id: z.string() }).parse(stored).id;
  }

  /** One call: Directus writes the message and its relations in one transaction. */
  async function writeMessage(
    ticket: string | NewTicket,
    { id, body: text, fileIds }: NewMessage,
    fields: string,
  ): Promise<object> {
    const attachments = fileIds.map((file) => ({ directus_files_id: file }));
    const body = JSON.stringify({ id, ticket, body: text, attachments });
    const params = { fields };
    return client.write(customEndpoint<object>({ method: "POST", path: MESSAGES, params, body }));
  }

  return {
    async open(ticket, message) {
      const written = await writeMessage(ticket, message, nestedTicketFields);
      return z.object({ ticket: ticketShape }).parse(written).ticket;
    },

    async addMessage(ticketId, message) {
      await writeMessage(ticketId, message, "id");
    },

    async storeFiles(files) {
      const ids: string[] = [];
      for (const file of files) ids.push(await store(file));
      return ids;
    },

    async readFile(id) {
      return Buffer.from(await client.read<ArrayBuffer>(readAssetArrayBuffer(id)));
    },

    async dropFiles(ids) {
      if (ids.length > 0) await client.write(deleteFiles([...ids]));
    },

    async setState(id, state) {
      const [path, body] = [`${TICKETS}/${id}`, JSON.stringify({ state })];
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
      const rows = await client.read(customEndpoint<unknown[]>({ path: MESSAGES, params }));
      return rows.map((row) => messageShape.parse(row));
    },

    async findMessage(id) {
      const params = { fields: `${messageFields},${nestedTicketFields}` };
      const path = `${MESSAGES}/${id}`;
      const answer = await client.ask(customEndpoint<object>({ path, params }));
      if (answer.refused) return null;
      const { ticket } = z.object({ ticket: ticketShape }).parse(answer.value);
      return { message: messageShape.parse(answer.value), ticket };
    },
  };
}
