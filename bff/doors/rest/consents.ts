import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { RequireFew } from "../../limits/limit.ts";
import type { ConsentsService } from "../../modules/consents/consents.service.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { clientAddressKey } from "../client-address.ts";
import { isSameSecret } from "../internal-key.ts";

export interface ConsentsDoorDeps {
  consents: ConsentsService;
  /** An address tells only so many decisions as people make. */
  requireFew: RequireFew;
  sessions: SessionsService;
  internalKey: string;
}

const choice = z.enum(["accepted", "refused"]);
const decisionShape = z.object({
  visitorId: z.guid(),
  version: z.string().regex(/^[\w.-]{1,32}$/),
  givenAt: z.iso.datetime().transform((text) => new Date(text)),
  choices: z.object({ analytics: choice, analytics_identity: choice }),
});

/**
 * `POST /consents`: a choice of the app's consent form, told by the app alone (`x-portal-internal`).
 * With a bearer it is the member's, without one the browser's. 204; 401, 400, 429.
 */
export async function consents(app: FastifyInstance, deps: ConsentsDoorDeps): Promise<void> {
  app.post("/consents", { bodyLimit: 4_096 }, async (request, reply) => {
    const key = request.headers["x-portal-internal"];
    if (typeof key !== "string" || !isSameSecret(key, deps.internalKey)) {
      throw new ServiceError("auth.invalid_signature");
    }
    const parsed = decisionShape.safeParse(request.body);
    if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
    const addressKey = clientAddressKey(request, deps.internalKey);
    await deps.requireFew(addressKey);
    const isMember = request.headers.authorization !== undefined;
    const userId = isMember ? await deps.sessions.requireUserId(requireBearer(request)) : null;
    await deps.consents.record({ ...parsed.data, userId, addressKey });
    return reply.code(204).send();
  });
}
