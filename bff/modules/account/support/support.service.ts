import { randomInt } from "node:crypto";
import { z } from "zod";
import { MAX_ATTACHMENTS } from "../../../../contract/account/support.ts";
import { emailKeyOf } from "../../../../contract/account/person.ts";
import { CmsRefusedError, isCmsUnavailable } from "../../../cms/client.ts";
import type {
  CmsTickets,
  Ticket,
  TicketMessage,
  NewMessage,
  NewTicket,
  TicketFile,
} from "../../../cms/cms-tickets.ts";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { Client } from "../../../http/client.ts";
import { emailShape } from "../../../email.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { toAttachment, messageIdOf } from "./attachment.ts";
import type { SentFile } from "./attachment.ts";
import { contextOf, newTicketShape, priorityOf, promisedBy, replyShape } from "./ticket-rules.ts";
import type { NewTicketInput } from "./ticket-rules.ts";

export type Attachment = { title: string | null; type: string | null; bytes: Buffer };
export type OpenedTicket = { number: number; dueAt: Date };

/**
 * All @throws {ServiceError} `validation_failed` with fields, `rate_limited`, `unavailable`. `key` is an
 * idempotency key: a repeated request adds nothing, even after a failure.
 */
export type SupportService = {
  open(
    userId: string,
    input: unknown,
    files: readonly SentFile[],
    key: string,
  ): Promise<OpenedTicket>;
  /** For visitors who cannot log in. The answer comes by mail. */
  openAsGuest(email: string, input: unknown, client: Client, key: string): Promise<OpenedTicket>;
  list(userId: string): Promise<Ticket[]>;
  /** @throws {ServiceError} `not_found`, also for another member's ticket */
  get(userId: string, number: number): Promise<{ ticket: Ticket; messages: TicketMessage[] }>;
  /**
   * A file of the member's own ticket, uploaded by the member or the team. @throws {ServiceError}
   * `not_found`
   */
  readAttachment(userId: string, number: number, fileId: string): Promise<Attachment>;
  /** Reopens a ticket that was waiting or solved. @throws {ServiceError} `not_found`, `ticket.closed` */
  reply(
    userId: string,
    number: number,
    input: unknown,
    files: readonly SentFile[],
    key: string,
  ): Promise<void>;
};

export type SupportDeps = {
  db: Database;
  cmsTickets: CmsTickets;
  mailer: Mailer;
  messageLimit: RateLimit;
  guestLimits: { byAddress: RateLimit; byAddressAndEmail: RateLimit; byEmail: RateLimit };
  now: () => Date;
};

const NUMBER_TRIES = 5;
const MAXIMUM = 1_000_000;

function createTicketWriter(cmsTickets: CmsTickets) {
  /** Writes a message unless it exists. If writing fails, its files are deleted. */
  async function writeOnce(
    id: string,
    files: readonly TicketFile[],
    work: (fileIds: readonly string[]) => Promise<Ticket>,
  ): Promise<Ticket> {
    const known = await cmsTickets.findMessage(id);
    if (known) return known.ticket;
    const fileIds = await cmsTickets.storeFiles(files);
    try {
      return await work(fileIds);
    } catch (error) {
      // Without a response it is unknown whether the message was written, so the files must stay.
      if (!(error instanceof CmsRefusedError)) throw error;
      const written = await cmsTickets.findMessage(id);
      await cmsTickets.dropFiles(fileIds);
      if (!written) throw error;
      return written.ticket;
    }
  }

  /** Random numbers hide how many tickets there are. A number in use is drawn again. */
  async function openNumbered(
    ticket: Omit<NewTicket, "number">,
    message: NewMessage,
  ): Promise<Ticket> {
    for (let tries = 1; ; tries += 1) {
      try {
        const number = randomInt(MAXIMUM / 10, MAXIMUM);
        return await cmsTickets.open({ ...ticket, number }, message);
      } catch (error) {
        if (!(error instanceof CmsRefusedError) || tries === NUMBER_TRIES) throw error;
      }
    }
  }

  return { writeOnce, openNumbered };
}

export function createSupport(deps: SupportDeps): SupportService {
  const { db, cmsTickets, mailer, now } = deps;
  const { writeOnce, openNumbered } = createTicketWriter(cmsTickets);

  async function requireUser(userId: string): Promise<UserRow> {
    const user = await findUserById(db, userId);
    if (!user) throw new ServiceError("auth.invalid_token");
    return user;
  }

  async function requireTicket(user: UserRow, number: number): Promise<Ticket> {
    const ticket = await fromCms(() => cmsTickets.findByNumber(number));
    if (!ticket || ticket.member !== user.directusUserId) throw new ServiceError("not_found");
    return ticket;
  }

  async function write(
    input: NewTicketInput,
    from: { member: string | null; email: string; userId: string | null },
    files: readonly SentFile[],
    id: string,
  ): Promise<OpenedTicket> {
    const stored = await toAttachments(files);
    const promised = promisedBy(input.topic, now());
    const ticket = await fromCms(() =>
      writeOnce(id, stored, (fileIds) =>
        openNumbered(
          {
            member: from.member,
            email: from.email,
            topic: input.topic,
            subject: input.subject,
            priority: priorityOf(input.topic),
            slaDueAt: promised,
            context: contextOf(input),
          },
          { id, body: input.message, fileIds },
        ),
      ),
    );
    const dueAt = ticket.slaDueAt ?? promised;
    const values = {
      number: ticket.number,
      dueAt: dueAt.toISOString(),
      // A visitor's e-mail is not verified, so the mail must not repeat their text.
      copy: from.member ? { subject: input.subject, message: input.message } : null,
    };
    await mailer.queue(db, {
      template: "ticket_opened",
      to: from.email,
      userId: from.userId,
      values,
      dedupeKey: `ticket_opened:${ticket.id}`,
    });
    return { number: ticket.number, dueAt };
  }

  return {
    async open(userId, values, files, key) {
      const input = requireShape(newTicketShape, values);
      requireAllowedCount(files);
      await deps.messageLimit(userId);
      const user = await requireUser(userId);
      const from = { member: user.directusUserId, email: user.email, userId };
      return write(input, from, files, messageIdOf(userId, key, input, files));
    },

    async openAsGuest(values, input, client, key) {
      const email = emailShape.safeParse(values);
      const ticket = requireShape(newTicketShape, input);
      if (!email.success) {
        throw new ServiceError("validation_failed", { fields: { email: "email.invalid" } });
      }
      const { guestLimits } = deps;
      const emailKey = emailKeyOf(email.data);
      await guestLimits.byAddress(client.addressKey);
      await guestLimits.byAddressAndEmail(`${client.addressKey} ${emailKey}`);
      await guestLimits.byEmail(emailKey);
      const id = messageIdOf(emailKey, key, ticket, []);
      return write(ticket, { member: null, email: email.data, userId: null }, [], id);
    },

    async list(userId) {
      const user = await requireUser(userId);
      return fromCms(() => cmsTickets.listOf(user.directusUserId));
    },

    async get(userId, number) {
      const ticket = await requireTicket(await requireUser(userId), number);
      return { ticket, messages: await fromCms(() => cmsTickets.listMessages(ticket.id)) };
    },

    async readAttachment(userId, number, fileId) {
      const ticket = await requireTicket(await requireUser(userId), number);
      const messages = await fromCms(() => cmsTickets.listMessages(ticket.id));
      const file = messages
        .flatMap(({ attachments }) => attachments)
        .find(({ id }) => id === fileId);
      if (!file) throw new ServiceError("not_found");
      const bytes = await fromCms(() => cmsTickets.readFile(file.id));
      return { title: file.title, type: file.type, bytes };
    },

    async reply(userId, number, values, files, key) {
      const input = requireShape(replyShape, values);
      requireAllowedCount(files);
      await deps.messageLimit(userId);
      const ticket = await requireTicket(await requireUser(userId), number);
      if (ticket.state === "closed") throw new ServiceError("ticket.closed");
      const stored = await toAttachments(files);
      const id = messageIdOf(ticket.id, key, input, files);
      await fromCms(async () => {
        await writeOnce(id, stored, async (fileIds) => {
          await cmsTickets.addMessage(ticket.id, { id, body: input.message, fileIds });
          return ticket;
        });
        if (ticket.state !== "open") await cmsTickets.setState(ticket.id, "open");
      });
    },
  };
}

async function toAttachments(files: readonly SentFile[]) {
  return Promise.all(files.map(({ name, bytes }) => toAttachment(name, bytes)));
}

function requireAllowedCount(files: readonly SentFile[]): void {
  if (files.length <= MAX_ATTACHMENTS) return;
  throw new ServiceError("validation_failed", { fields: { files: "attachment.too_many" } });
}

function requireShape<T>(shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path }) => String(path[0] ?? ""));
  const fields = Object.fromEntries(names.map((name) => [name, `ticket.${name}`]));
  throw new ServiceError("validation_failed", { fields, cause: parsed.error });
}

async function fromCms<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTheirs =
      isCmsUnavailable(error) || error instanceof CmsRefusedError || error instanceof z.ZodError;
    if (!isTheirs) throw error;
    throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
  }
}
