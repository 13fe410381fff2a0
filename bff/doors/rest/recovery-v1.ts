import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { RecoveryService } from "../../modules/recovery/recovery.service.ts";
import { clientOf } from "../client.ts";

export interface RecoveryV1Deps {
  recovery: RecoveryService;
  internalKey: string;
}

const requestShape = z.object({ email: z.string().min(1).max(254) });
const tokenShape = z.object({ token: z.string().min(1).max(200) });
const resetShape = tokenShape.extend({ password: z.string().max(1_024) });
const bodyLimit = 16_384;

/** `/api/recovery/v1`: a new password by a mail's link. Tokens travel in bodies, which no log keeps. */
export async function recoveryV1(app: FastifyInstance, deps: RecoveryV1Deps): Promise<void> {
  const { recovery, internalKey } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post("/request", { bodyLimit }, async (request, reply) => {
    const { email } = parse(requestShape, request.body);
    await recovery.request(email, clientOf(request, internalKey));
    return reply.code(202).send({});
  });

  app.post("/check", { bodyLimit }, async (request) => {
    const { token } = parse(tokenShape, request.body);
    return { state: await recovery.check(token, clientOf(request, internalKey)) };
  });

  app.post("/reset", { bodyLimit }, async (request) => {
    const { token, password } = parse(resetShape, request.body);
    return recovery.reset(token, password, clientOf(request, internalKey));
  });
}

function parse<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data;
}
