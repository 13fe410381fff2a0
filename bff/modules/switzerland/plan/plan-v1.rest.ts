import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  arrivalInput,
  caughtUpInput,
  feedInput,
  storedPlan,
  madeFeed,
  planSituation,
  openedFeed,
} from "../../../../contract/api/plan-v1.ts";
import { ServiceError } from "../../../errors.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { isSameSecret } from "../../../http/internal-key.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { PlanService } from "./plan.service.ts";

export type PlanV1Deps = {
  plan: PlanService;
  sessions: SessionsService;
  changeLimit: RateLimit;
  internalKey: string;
};

/**
 * `/api/plan/v1` (bearer): `GET` 200 `{arrivalOn, family, children, events, newCanton?, answers,
 * cantons, feedMadeAt, isCaughtUp}` · `PATCH arrival
 * {arrivalOn}` 204 · `PATCH situation {family, children, events, newCanton?}` 204 · `PATCH caught-up {isCaughtUp}` 204 · `POST feed` 200 `{token}` · `DELETE feed` 204 · 400 · 401 · 429. `POST feed/open {token}`
 * (`x-portal-internal`): 200 `{arrivalOn, family, children, events, newCanton?, leaseCanton?, answers, marks}` · 401 · 404 · 429. The secret is sent in the body, so
 * that no access log contains it.
 */
export async function planV1(app: FastifyInstance, deps: PlanV1Deps): Promise<void> {
  const { plan, sessions, changeLimit, internalKey } = deps;
  const userOf = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));
  const changerOf = async (request: FastifyRequest) => {
    const userId = await userOf(request);
    await changeLimit(userId);
    return userId;
  };

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/", { schema: answers(storedPlan) }, async (request) =>
    plan.find(await userOf(request)),
  );

  app.patch("/arrival", async (request, reply) => {
    const userId = await changerOf(request);
    await plan.setArrival(userId, requireShape(arrivalInput, request.body).arrivalOn);
    return reply.code(204).send();
  });

  app.patch("/situation", async (request, reply) => {
    const userId = await changerOf(request);
    await plan.setSituation(userId, requireShape(planSituation, request.body));
    return reply.code(204).send();
  });

  app.patch("/caught-up", async (request, reply) => {
    const userId = await changerOf(request);
    await plan.setCaughtUp(userId, requireShape(caughtUpInput, request.body).isCaughtUp);
    return reply.code(204).send();
  });

  typed.post("/feed", { schema: answers(madeFeed) }, async (request) => ({
    token: await plan.makeFeed(await changerOf(request)),
  }));

  app.delete("/feed", async (request, reply) => {
    await plan.removeFeed(await changerOf(request));
    return reply.code(204).send();
  });

  typed.post("/feed/open", { schema: answers(openedFeed) }, async (request) => {
    const key = request.headers["x-portal-internal"];
    if (typeof key !== "string" || !isSameSecret(key, internalKey)) {
      throw new ServiceError("auth.invalid_signature");
    }
    return plan.openFeed(requireShape(feedInput, request.body).token);
  });
}
