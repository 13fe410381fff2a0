import type { FastifyInstance, FastifyRequest } from "fastify";
import { areaParams, areaWait, areaWaitInput } from "../../../../contract/api/notifications-v1.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { AreaWaitsService } from "./area-waits.service.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { requireBearer } from "../../../http/bearer.ts";

export type AreasV1Deps = {
  areaWaits: AreaWaitsService;
  sessions: SessionsService;
  rateLimit: RateLimit;
};

/**
 * `/api/areas/v1/{area}/wait` (bearer): `GET` 200 `{isWaiting, count}` · `PATCH {isWaiting}` 204 · 404 for
 * an unknown area, or one that is already open · 400 · 401 · 429.
 */
export async function areasV1(app: FastifyInstance, deps: AreasV1Deps): Promise<void> {
  const { areaWaits, sessions, rateLimit } = deps;
  const read = async (request: FastifyRequest) => ({
    userId: await sessions.requireUserId(requireBearer(request)),
    area: requireShape(areaParams, request.params).area,
  });

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/:area/wait", { schema: answers(areaWait) }, async (request) => {
    const { userId, area } = await read(request);
    return areaWaits.find(userId, area);
  });

  app.patch("/:area/wait", async (request, reply) => {
    const { userId, area } = await read(request);
    const { isWaiting: isPending } = requireShape(areaWaitInput, request.body);
    await rateLimit(userId);
    await (isPending ? areaWaits.wait : areaWaits.stopWaiting)(userId, area);
    return reply.code(204).send();
  });
}
