import type { FastifyInstance } from "fastify";
import {
  passwordReset,
  recoveryInput,
  recoveryLink,
  recoveryLinkInput,
  recoveryRequested,
  resetInput,
} from "../../../contract/api/security-v1.ts";
import { answers, requireShape } from "../../http/shapes.ts";
import type { AnswerTypes } from "../../http/shapes.ts";
import type { RecoveryService } from "./recovery/recovery.service.ts";
import { clientOf } from "../../http/client.ts";

export type RecoveryV1Deps = {
  recovery: RecoveryService;
  internalKey: string;
};

const BODY_LIMIT_BYTES = 16_384;

/**
 * `/api/recovery/v1`: a new password by a link in a mail. Tokens are sent in bodies, which are never
 * logged.
 */
export async function recoveryV1(app: FastifyInstance, deps: RecoveryV1Deps): Promise<void> {
  const { recovery, internalKey } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.post(
    "/request",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(recoveryRequested) },
    async (request, reply) => {
      const { email } = requireShape(recoveryInput, request.body);
      await recovery.request(email, clientOf(request, internalKey));
      return reply.code(202).send({});
    },
  );

  typed.post(
    "/check",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(recoveryLink) },
    async (request) => {
      const { token } = requireShape(recoveryLinkInput, request.body);
      return { state: await recovery.check(token, clientOf(request, internalKey)) };
    },
  );

  typed.post(
    "/reset",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(passwordReset) },
    async (request) => {
      const { token, password } = requireShape(resetInput, request.body);
      return recovery.reset(token, password, clientOf(request, internalKey));
    },
  );
}
