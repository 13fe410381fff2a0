import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  newestRates,
  rateAlertInput,
  rateAlertPair,
  rateAlerts,
  rateCourse,
  rateCourseInput,
} from "../../../../contract/api/exchange-rates-v1.ts";
import { requireBearer } from "../../../http/bearer.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { ExchangeRates } from "./rates.service.ts";

export type ExchangeRatesV1Deps = {
  rates: ExchangeRates;
  sessions: SessionsService;
  rateLimit: RateLimit;
};

/**
 * `/api/exchange-rates/v1` (bearer of any member): `GET newest` of each source · `GET course?from&to&days`
 * · `GET alerts` · `POST alerts` `{from, to, threshold}` 204, 404 no rate of the pair · `DELETE
 * alerts/{from}/{to}` 204 · 400 · 401 · 429.
 */
export async function exchangeRatesV1(
  app: FastifyInstance,
  { rates, sessions, rateLimit }: ExchangeRatesV1Deps,
): Promise<void> {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const requireMember = async (request: FastifyRequest) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    await rateLimit(userId);
    return userId;
  };
  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/newest", { schema: answers(newestRates) }, async (request) => {
    await requireMember(request);
    return { rates: await rates.listNewest() };
  });

  typed.get("/course", { schema: answers(rateCourse) }, async (request) => {
    await requireMember(request);
    const { days, ...pair } = requireShape(rateCourseInput, request.query);
    return rates.findCourse(pair, days);
  });

  typed.get("/alerts", { schema: answers(rateAlerts) }, async (request) => ({
    alerts: await rates.listAlerts(await requireMember(request)),
  }));

  app.post("/alerts", async (request, reply) => {
    const userId = await requireMember(request);
    const { threshold, ...pair } = requireShape(rateAlertInput, request.body);
    await rates.setAlert(userId, pair, threshold);
    return reply.status(204).send();
  });

  app.delete("/alerts/:from/:to", async (request, reply) => {
    const userId = await requireMember(request);
    await rates.removeAlert(userId, requireShape(rateAlertPair, request.params));
    return reply.status(204).send();
  });
}
