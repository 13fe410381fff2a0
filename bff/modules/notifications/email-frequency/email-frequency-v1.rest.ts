import type { FastifyInstance } from "fastify";
import {
  subscribedAgain,
  subscription,
  unsubscribed,
  unsubscribeInput,
} from "../../../../contract/api/notifications-v1.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { EmailFrequencyService } from "./email-frequency.service.ts";
import { clientAddressKey } from "../../../http/client.ts";

export type EmailFrequencyV1Deps = {
  emailFrequency: EmailFrequencyService;
  /** Limits requests per client address, so that tokens cannot be guessed. */
  linkLimit: RateLimit;
  internalKey: string;
};

const BODY_LIMIT_BYTES = 8_192;

/** `/api/email-frequency/v1`: unsubscribe links of bulk mail, usable without a login. */
export async function emailFrequencyV1(
  app: FastifyInstance,
  deps: EmailFrequencyV1Deps,
): Promise<void> {
  const { emailFrequency, linkLimit, internalKey } = deps;

  app.addHook("preHandler", async (request) => {
    await linkLimit(clientAddressKey(request, internalKey));
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();
  const tokenOf = (body: unknown) => requireShape(unsubscribeInput, body).token;

  typed.post(
    "/subscription",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(subscription) },
    async (request) => ({
      choices: await emailFrequency.findSubscription(tokenOf(request.body)),
    }),
  );

  typed.post(
    "/unsubscribe",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(unsubscribed) },
    (request) => emailFrequency.unsubscribe(tokenOf(request.body)),
  );

  typed.post(
    "/undo",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(subscribedAgain) },
    (request) => emailFrequency.undo(tokenOf(request.body)),
  );
}
