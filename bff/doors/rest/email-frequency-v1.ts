import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { RequireFew } from "../../limits/limit.ts";
import type { EmailFrequencyService } from "../../modules/email-frequency/email-frequency.service.ts";
import { clientAddressKey } from "../client-address.ts";

export interface EmailFrequencyV1Deps {
  emailFrequency: EmailFrequencyService;
  /** Links of one address: guesses. */
  requireFewLinks: RequireFew;
  internalKey: string;
}

const tokenShape = z.object({ token: z.string().min(1).max(2_000) });
const bodyLimit = 8_192;

/** `/api/email-frequency/v1`: the links of bulk mails, for who is not logged in. */
export async function emailFrequencyV1(
  app: FastifyInstance,
  deps: EmailFrequencyV1Deps,
): Promise<void> {
  const { emailFrequency, requireFewLinks, internalKey } = deps;

  app.addHook("preHandler", async (request) => {
    await requireFewLinks(clientAddressKey(request, internalKey));
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post("/subscription", { bodyLimit }, async (request) => ({
    choices: await emailFrequency.findSubscription(tokenOf(request.body)),
  }));

  app.post("/unsubscribe", { bodyLimit }, (request) =>
    emailFrequency.unsubscribe(tokenOf(request.body)),
  );

  app.post("/undo", { bodyLimit }, (request) => emailFrequency.undo(tokenOf(request.body)));
}

function tokenOf(body: unknown): string {
  const parsed = tokenShape.safeParse(body);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data.token;
}
