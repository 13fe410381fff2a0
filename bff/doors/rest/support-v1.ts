import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { Ticket } from "../../cms/cms-tickets.ts";
import { attachmentMaxBytes, maxAttachments } from "../../modules/support/attachment.ts";
import type { SentFile } from "../../modules/support/attachment.ts";
import type { SupportService } from "../../modules/support/support.service.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { clientOf } from "../client.ts";
import { requireIdempotencyKey } from "../idempotency.ts";

export interface SupportV1Deps {
  support: SupportService;
  sessions: SessionsService;
  internalKey: string;
}

const formBytes = maxAttachments * attachmentMaxBytes + 262_144;
const paramsShape = z.object({ number: z.coerce.number().int().min(1).max(9_999_999) });
const fileShape = z.object({ file: z.string() });
const guestShape = z.looseObject({ email: z.string().max(254) });

/**
 * `/api/support/v1`: a member's tickets (forms with files), and one way in for who has no login.
 * Whatever is written needs `Idempotency-Key`.
 */
export async function supportV1(app: FastifyInstance, deps: SupportV1Deps): Promise<void> {
  const { support, sessions, internalKey } = deps;
  const requireUserId = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));

  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: formBytes },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get("/tickets", async (request) => {
    const tickets = await support.list(await requireUserId(request));
    return { tickets: tickets.map(toAnswer) };
  });

  app.post("/tickets", { bodyLimit: formBytes }, async (request, reply) => {
    const userId = await requireUserId(request);
    const key = requireIdempotencyKey(request);
    const { fields, files } = await readForm(request);
    return reply.code(201).send(await support.open(userId, fields, files, key));
  });

  app.get("/tickets/:number", async (request) => {
    const userId = await requireUserId(request);
    const { ticket, messages } = await support.get(userId, numberOf(request));
    return { ticket: toAnswer(ticket), messages };
  });

  app.get("/tickets/:number/attachments/:file", async (request) => {
    const userId = await requireUserId(request);
    const { file } = fileShape.parse(request.params);
    const { bytes, ...named } = await support.readAttachment(userId, numberOf(request), file);
    return { ...named, content: bytes.toString("base64") };
  });

  app.post("/tickets/:number/messages", { bodyLimit: formBytes }, async (request, reply) => {
    const userId = await requireUserId(request);
    const key = requireIdempotencyKey(request);
    const { fields, files } = await readForm(request);
    await support.reply(userId, numberOf(request), fields, files, key);
    return reply.code(204).send();
  });

  app.post("/guest-tickets", { bodyLimit: 32_768 }, async (request, reply) => {
    const key = requireIdempotencyKey(request);
    const parsed = guestShape.safeParse(request.body);
    if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
    const { email, ...wish } = parsed.data;
    const client = clientOf(request, internalKey);
    return reply.code(201).send(await support.openAsGuest(email, wish, client, key));
  });
}

/** What a member is told of a ticket: not whose queue or how urgent it is to the team. */
function toAnswer({ number, topic, subject, state, slaDueAt, date_created }: Ticket) {
  return { number, topic, subject, state, dueAt: slaDueAt, openedAt: date_created };
}

function numberOf(request: FastifyRequest): number {
  const parsed = paramsShape.safeParse(request.params);
  if (!parsed.success) throw new ServiceError("not_found");
  return parsed.data.number;
}

async function readForm(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; files: SentFile[] }> {
  if (!Buffer.isBuffer(request.body)) throw new ServiceError("unsupported_media_type");
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(request.body), { headers })
    .formData()
    .catch((cause: unknown) => {
      throw new ServiceError("validation_failed", { cause });
    });
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
    else if (value.size > 0) {
      files.push({ name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
    }
  }
  return { fields, files };
}
