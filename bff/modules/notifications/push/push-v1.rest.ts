import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  pushDone,
  pushOverview,
  pushRemoval,
  pushSubscription,
} from "../../../../contract/api/notifications-v1.ts";
import { requireBearer } from "../../../http/bearer.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { PushService } from "./push.service.ts";

export type PushV1Deps = {
  push: PushService;
  sessions: SessionsService;
  changeLimit: RateLimit;
  testLimit: RateLimit;
};

const BODY_LIMIT_BYTES = 4_096;

/**
 * `/api/push/v1` (bearer): `GET /` the member's devices · `POST /subscribe` the calling device · `POST
 * /unsubscribe {device}` · `POST /test`. 404 if push is disabled; 400, 401, 429, 503.
 */
export async function pushV1(app: FastifyInstance, deps: PushV1Deps): Promise<void> {
  const { push, sessions, changeLimit, testLimit } = deps;
  const typed = app.withTypeProvider<AnswerTypes>();
  const holderOf = (request: FastifyRequest) => sessions.requireHolder(requireBearer(request));
  const done = { bodyLimit: BODY_LIMIT_BYTES, schema: answers(pushDone) };

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  typed.get("/", { schema: answers(pushOverview) }, async (request) =>
    push.find(await holderOf(request)),
  );

  typed.post("/subscribe", done, async (request) => {
    const holder = await holderOf(request);
    const subscription = requireShape(pushSubscription, request.body);
    await changeLimit(holder.userId);
    await push.subscribe(holder, subscription);
    return {};
  });

  typed.post("/unsubscribe", done, async (request) => {
    const holder = await holderOf(request);
    const { device } = requireShape(pushRemoval, request.body);
    await changeLimit(holder.userId);
    await push.unsubscribe(holder, device);
    return {};
  });

  typed.post("/test", done, async (request) => {
    const holder = await holderOf(request);
    await testLimit(holder.userId);
    await push.test(holder);
    return {};
  });
}
