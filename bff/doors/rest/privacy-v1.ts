import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { RequireFew } from "../../limits/limit.ts";
import type { MailTokens } from "../../modules/mail-tokens/mail-tokens.ts";
import type { DeletionsService } from "../../modules/privacy/deletions.service.ts";
import type { ExportsService } from "../../modules/privacy/exports.service.ts";
import type { Overview } from "../../modules/privacy/overview.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { clientAddressKey } from "../client-address.ts";

export interface PrivacyV1Deps {
  sessions: SessionsService;
  exports: ExportsService;
  deletions: DeletionsService;
  mailTokens: MailTokens;
  overviewOf: (userId: string) => Promise<Overview>;
  requireFewTokens: RequireFew;
  internalKey: string;
}

const downloadShape = z.object({ password: z.string().min(1).max(1_024) });
const deletionShape = downloadShape.extend({
  mode: z.enum(["anonymise", "delete"]),
  reason: z.string().trim().max(1_000).nullable().default(null),
});
const tokenShape = z.object({ token: z.string().min(20).max(100) });
const bodyLimit = 8_192;

/** `/api/privacy/v1`: what is held, its export, and the end of an account. */
export async function privacyV1(app: FastifyInstance, deps: PrivacyV1Deps): Promise<void> {
  const { sessions, exports, deletions, mailTokens } = deps;
  const requireUserId = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get("/overview", async (request) => {
    const userId = await requireUserId(request);
    const [overview, exported, deletion] = await Promise.all([
      deps.overviewOf(userId),
      exports.list(userId),
      deletions.find(userId),
    ]);
    return { ...overview, exports: exported, deletion };
  });

  app.post("/exports", { bodyLimit }, async (request, reply) => {
    await exports.request(await requireUserId(request), request.id);
    return reply.code(202).send({});
  });

  app.post<{ Params: { id: string } }>("/exports/:id/download", { bodyLimit }, async (request) => {
    const userId = await requireUserId(request);
    const { password } = parse(downloadShape, request.body);
    const exportId = parse(z.uuid(), request.params.id);
    const archive = await exports.download(userId, { exportId, password, requestId: request.id });
    return { archive: archive.toString("base64") };
  });

  app.post("/deletion", { bodyLimit }, async (request) => {
    const userId = await requireUserId(request);
    const wish = parse(deletionShape, request.body);
    return deletions.request(userId, wish, request.id);
  });

  app.get("/deletion", async (request) => ({
    deletion: await deletions.find(await requireUserId(request)),
  }));

  app.delete("/deletion", async (request, reply) => {
    await deletions.cancel(await requireUserId(request), request.id);
    return reply.code(204).send();
  });

  app.post("/deletion/state", { bodyLimit }, async (request) => {
    await deps.requireFewTokens(clientAddressKey(request, deps.internalKey));
    const { token } = parse(tokenShape, request.body);
    return { state: (await mailTokens.find("undo_deletion", token)).state };
  });

  app.post("/deletion/undo", { bodyLimit }, async (request, reply) => {
    await deps.requireFewTokens(clientAddressKey(request, deps.internalKey));
    await deletions.undo(parse(tokenShape, request.body).token, request.id);
    return reply.code(204).send();
  });
}

function parse<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data;
}
