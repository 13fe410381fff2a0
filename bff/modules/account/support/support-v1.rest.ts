import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readForm, ReceivedForm } from "../../../http/received-form.ts";
import {
  attachmentParams,
  guestTicketInput,
  openedTicket,
  ticketAttachment,
  ticketList,
  ticketParams,
  ticketWithMessages,
} from "../../../../contract/api/support-v1.ts";
import { ATTACHMENT_MAX_BYTES, MAX_ATTACHMENTS } from "../../../../contract/account/support.ts";
import { ServiceError } from "../../../errors.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { Ticket } from "../../../cms/cms-tickets.ts";
import type { SupportService } from "./support.service.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { clientOf } from "../../../http/client.ts";
import { requireIdempotencyKey } from "../../../http/idempotency.ts";

export type SupportV1Deps = {
  support: SupportService;
  sessions: SessionsService;
  internalKey: string;
};

const formBytes = MAX_ATTACHMENTS * ATTACHMENT_MAX_BYTES + 262_144;
// Accepts one file more than allowed, so that validation can return its own error.
const formLimits = {
  fileSize: ATTACHMENT_MAX_BYTES,
  files: MAX_ATTACHMENTS + 1,
  fields: 20,
  fieldSize: 65_536,
};

/**
 * `/api/support/v1`: a member's tickets (forms with files), and a form for visitors without a login. All
 * writing requests need `Idempotency-Key`.
 */
export async function supportV1(app: FastifyInstance, deps: SupportV1Deps): Promise<void> {
  const { support, sessions, internalKey } = deps;
  const requireUserId = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));

  await app.register(multipart, { limits: formLimits });
  // Runs before the key is claimed. No file is read before the caller is authenticated.
  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    await requireUserId(request);
    request.body = await readForm(request, formBytes);
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/tickets", { schema: answers(ticketList) }, async (request) => {
    const tickets = await support.list(await requireUserId(request));
    return { tickets: tickets.map(toAnswer) };
  });

  typed.post("/tickets", { schema: answers(openedTicket) }, async (request, reply) => {
    const userId = await requireUserId(request);
    const key = requireIdempotencyKey(request);
    const { fields, files } = formOf(request);
    return reply.code(201).send(await support.open(userId, fields, files, key));
  });

  typed.get("/tickets/:number", { schema: answers(ticketWithMessages) }, async (request) => {
    const userId = await requireUserId(request);
    const { ticket, messages } = await support.get(userId, numberOf(request));
    return { ticket: toAnswer(ticket), messages };
  });

  typed.get(
    "/tickets/:number/attachments/:file",
    { schema: answers(ticketAttachment) },
    async (request) => {
      const userId = await requireUserId(request);
      const { file } = requireShape(attachmentParams, request.params);
      const { bytes, ...named } = await support.readAttachment(userId, numberOf(request), file);
      return { ...named, content: bytes.toString("base64") };
    },
  );

  app.post("/tickets/:number/messages", async (request, reply) => {
    const userId = await requireUserId(request);
    const key = requireIdempotencyKey(request);
    const { fields, files } = formOf(request);
    await support.reply(userId, numberOf(request), fields, files, key);
    return reply.code(204).send();
  });

  typed.post(
    "/guest-tickets",
    { bodyLimit: 32_768, schema: answers(openedTicket) },
    async (request, reply) => {
      const key = requireIdempotencyKey(request);
      const { email, ...input } = requireShape(guestTicketInput, request.body);
      const client = clientOf(request, internalKey);
      return reply.code(201).send(await support.openAsGuest(email, input, client, key));
    },
  );
}

/** The fields of a ticket for its member: without the team's queue and priority. */
function toAnswer({ number, topic, subject, state, slaDueAt, date_created }: Ticket) {
  return { number, topic, subject, state, dueAt: slaDueAt, openedAt: date_created };
}

function numberOf(request: FastifyRequest): number {
  const parsed = ticketParams.safeParse(request.params);
  if (!parsed.success) throw new ServiceError("not_found");
  return parsed.data.number;
}

function formOf({ body }: FastifyRequest): ReceivedForm {
  if (!(body instanceof ReceivedForm)) throw new ServiceError("unsupported_media_type");
  return body;
}
