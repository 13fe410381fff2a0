import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { ServiceError } from "../errors.ts";
import type { Idempotency } from "./idempotency.service.ts";
import { clientAddressKey } from "./client-address.ts";
import { ReceivedForm } from "./received-form.ts";

const keyShape = z.guid();
type Call = { caller: string; key: string };

/** The key of a call that must carry one. @throws {ServiceError} `validation_failed` */
export function requireIdempotencyKey(request: FastifyRequest): string {
  const key = findKey(request);
  if (key === null) throw new ServiceError("validation_failed");
  return key;
}

/**
 * Holds every `POST` with `Idempotency-Key` to one effect: what was done under a key is answered the
 * same for 24 hours, another body 422. For the whole service, so that no door needs to think of it.
 */
export function addIdempotency(
  app: FastifyInstance,
  idempotency: Idempotency,
  keys: { internal: string; session: string },
): void {
  const claimed = new WeakMap<FastifyRequest, Call>();
  // With a key: a dump must not let anybody guess what was sent, as a password.
  const hashOf = (value: string | Buffer) =>
    createHmac("sha256", keys.session).update("idempotency:").update(value).digest("base64url");

  function callerOf(request: FastifyRequest): string {
    const { authorization } = request.headers;
    return hashOf(authorization ?? `address:${clientAddressKey(request, keys.internal)}`);
  }

  function contentOf(body: unknown): string {
    if (body instanceof ReceivedForm) return body.fingerprint(hashOf);
    return Buffer.isBuffer(body) ? hashOf(body) : JSON.stringify(body ?? null);
  }
  const hashOfRequest = ({ url, body }: FastifyRequest) => hashOf(`${url}\n${contentOf(body)}`);

  app.addHook("preHandler", async (request, reply) => {
    const key = request.method === "POST" ? findKey(request) : null;
    if (key === null) return;
    const call = { caller: callerOf(request), key };
    const answer = await idempotency.claim(call, hashOfRequest(request));
    if (!answer) {
      claimed.set(request, call);
      return;
    }
    reply.header("idempotency-replayed", "true");
    if (answer.body !== "") reply.type("application/json; charset=utf-8");
    await reply.code(answer.statusCode).send(answer.body);
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const call = claimed.get(request);
    if (!call) return;
    claimed.delete(request);
    const { statusCode } = reply;
    // What was refused had no effect: it may come again put right, under the key of the same form.
    const isKept = statusCode < 400;
    const body = payload === undefined || payload === null ? "" : payload;
    const done =
      isKept && typeof body === "string"
        ? idempotency.keep(call, { statusCode, body })
        : idempotency.release(call);
    // What was done is done: the answer goes out also when it cannot be kept.
    await done.catch((error: unknown) =>
      request.log.warn({ err: error }, "an answer was not kept"),
    );
  });
}

function findKey(request: FastifyRequest): string | null {
  const given = request.headers["idempotency-key"];
  if (given === undefined) return null;
  const parsed = keyShape.safeParse(given);
  if (!parsed.success) throw new ServiceError("validation_failed");
  return parsed.data;
}
