import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../../../errors.ts";
import type { ReceivePaymentEvent } from "./payment-events.ts";

const BODY_LIMIT = 262_144;

/**
 * `POST /webhooks/stripe`: signed deliveries from the payment provider. 204 once the event is stored, also
 * if it was stored before. 400 for a bad signature or shape: after a 5xx the provider would retry for days.
 */
export async function stripeWebhook(
  app: FastifyInstance,
  { receive }: { receive: ReceivePaymentEvent },
): Promise<void> {
  // The signature covers the raw bytes.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );

  app.post("/webhooks/stripe", { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const signature = request.headers["stripe-signature"];
    const body = typeof request.body === "string" ? request.body : "";
    if (typeof signature !== "string") throw new ServiceError("payment.invalid_signature");
    await receive(body, signature);
    return reply.code(204).send();
  });
}
