import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { ServiceError } from "../errors.ts";
import type { Idempotency } from "./idempotency.service.ts";
import { clientAddressKey } from "./client.ts";
import { ReceivedForm } from "./received-form.ts";

const keyShape = z.guid();
type Call = { caller: string; key: string };

/** Returns the key of a call that requires one. @throws {ServiceError} `validation_failed` */
export function requireIdempotencyKey(request: FastifyRequest): string {
  const key = findKey(request);
  if (key === null) throw new ServiceError("validation_failed");
  return key;
}

/**
 * Makes every `POST` with `Idempotency-Key` idempotent: the same answer for 24 hours, 422 for another body.
 * Applies to the whole service, so no route needs its own code.
 */
export function addIdempotency(
  app: FastifyInstance,
  idempotency: Idempotency,
  keys: { internal: string; session: string },
): void {
  const claimed = new WeakMap<FastifyRequest, Call>();
  // A keyed hash: a database dump must not allow guessing the body, for example a password.
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
    // A refused call had no effect: the corrected form may use the same key.
    const isStored = statusCode < 400;
    const body = payload === undefined || payload === null ? "" : payload;
    const done =
      isStored && typeof body === "string"
        ? idempotency.keep(call, { statusCode, body })
        : idempotency.release(call);
    // The call has taken effect: its answer is sent even if storing it fails.
    await done.catch((error: unknown) =>
      request.log.warn({ err: error }, "an answer was not kept"),
    );
  });
}

function findKey(request: FastifyRequest): string | null {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return null;
  const parsed = keyShape.safeParse(header);
  if (!parsed.success) throw new ServiceError("validation_failed");
  return parsed.data;
}
