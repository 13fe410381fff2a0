import type { FastifyInstance } from "fastify";
import { openOfferParams, openedOffer } from "../../../../contract/api/classifieds-v1.ts";
import { requireBearer } from "../../../http/bearer.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { OpenOffer } from "./open-offer.service.ts";

export type ClassifiedsV1Deps = {
  openOffer: OpenOffer;
  sessions: SessionsService;
  payingRoleIds: readonly string[];
  rateLimit: RateLimit;
};

/**
 * `/api/classifieds/v1` (bearer): `POST {kind}/{item}/openings` 200 `{details, leftToday}` · 400 · 401 ·
 * 402 `offer.limit` when the daily limit is reached · 404 · 429.
 */
export async function classifiedsV1(app: FastifyInstance, deps: ClassifiedsV1Deps): Promise<void> {
  const { openOffer, sessions, payingRoleIds, rateLimit } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.post("/:kind/:item/openings", { schema: answers(openedOffer) }, async (request) => {
    const token = requireBearer(request);
    const userId = await sessions.requireUserId(token);
    const { kind, item } = requireShape(openOfferParams, request.params);
    await rateLimit(userId);
    // Checked on every request: the limit applies as soon as a member stops paying.
    const { cmsUser } = await sessions.check(token);
    const role = cmsUser?.role ?? null;
    const isPaying = role !== null && payingRoleIds.includes(role);
    return openOffer({ userId, isPaying }, kind, item);
  });
}
