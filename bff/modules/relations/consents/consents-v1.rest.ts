import type { FastifyInstance } from "fastify";
import { consentInput } from "../../../../contract/api/privacy-v1.ts";
import { requireShape } from "../../../http/shapes.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { ConsentsService } from "./consents.service.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { clientAddressKey } from "../../../http/client.ts";
import { requireInternalKey } from "../../../http/internal-key.ts";

export type ConsentsDoorDeps = {
  consents: ConsentsService;
  rateLimit: RateLimit;
  sessions: SessionsService;
  internalKey: string;
};

/**
 * `POST /consents`: a choice in the app's consent form, sent only by the app (`x-portal-internal`). With a
 * bearer it belongs to the member, otherwise to the browser. 204; 401, 400, 429.
 */
export async function consents(app: FastifyInstance, deps: ConsentsDoorDeps): Promise<void> {
  app.post("/consents", { bodyLimit: 4_096 }, async (request, reply) => {
    requireInternalKey(request, deps.internalKey);
    const { givenAt: consentedAt, ...rest } = requireShape(consentInput, request.body);
    const addressKey = clientAddressKey(request, deps.internalKey);
    await deps.rateLimit(addressKey);
    const isMember = request.headers.authorization !== undefined;
    const userId = isMember ? await deps.sessions.requireUserId(requireBearer(request)) : null;
    await deps.consents.record({ ...rest, givenAt: new Date(consentedAt), userId, addressKey });
    return reply.code(204).send();
  });
}
