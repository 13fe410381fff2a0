import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  practiceAnswer,
  practiceParams,
  practiceState,
} from "../../../../contract/api/practice-v1.ts";
import { requireBearer } from "../../../http/bearer.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { PracticeService } from "./practice.service.ts";

export type PracticeV1Deps = {
  practice: PracticeService;
  sessions: SessionsService;
  answerLimit: RateLimit;
};

/**
 * `/api/practice/v1/{de|fr|it}` (bearer): `GET` 200 due words and the week · `POST answers {word, rating,
 * answers}` 204 · `DELETE` 204 · 400 · 401 · 429.
 */
export async function practiceV1(app: FastifyInstance, deps: PracticeV1Deps): Promise<void> {
  const { practice, sessions, answerLimit } = deps;
  const userOf = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));
  const languageOf = (request: FastifyRequest) =>
    requireShape(practiceParams, request.params).language;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/:language", { schema: answers(practiceState) }, async (request) =>
    practice.find(await userOf(request), languageOf(request)),
  );

  app.post("/:language/answers", async (request, reply) => {
    const userId = await userOf(request);
    await answerLimit(userId);
    const answer = requireShape(practiceAnswer, request.body);
    await practice.answer(userId, languageOf(request), answer);
    return reply.code(204).send();
  });

  app.delete("/:language", async (request, reply) => {
    await practice.forget(await userOf(request), languageOf(request));
    return reply.code(204).send();
  });
}
