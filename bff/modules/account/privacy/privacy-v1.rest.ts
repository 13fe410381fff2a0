import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  deletion,
  deletionInput,
  downloadInput,
  exportArchive,
  exportOrdered,
  exportParams,
  pendingDeletion,
  privacyOverview,
  undoInput,
  undoState,
} from "../../../../contract/api/privacy-v1.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import type { DeletionsService } from "./deletions.service.ts";
import type { ExportsService } from "./exports.service.ts";
import type { Overview } from "./overview.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { clientAddressKey } from "../../../http/client.ts";

export type PrivacyV1Deps = {
  sessions: SessionsService;
  exports: ExportsService;
  deletions: DeletionsService;
  mailTokens: MailTokens;
  overviewOf: (userId: string) => Promise<Overview>;
  tokenLimit: RateLimit;
  internalKey: string;
};

const BODY_LIMIT_BYTES = 8_192;

/** `/api/privacy/v1`: overview of stored data, export, and deletion of the account. */
export async function privacyV1(app: FastifyInstance, deps: PrivacyV1Deps): Promise<void> {
  const { sessions, exports, deletions, mailTokens } = deps;
  const requireUserId = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/overview", { schema: answers(privacyOverview) }, async (request) => {
    const userId = await requireUserId(request);
    const [overview, exported, pending] = await Promise.all([
      deps.overviewOf(userId),
      exports.list(userId),
      deletions.find(userId),
    ]);
    return { ...overview, exports: exported, deletion: pending };
  });

  typed.post(
    "/exports",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(exportOrdered) },
    async (request, reply) => {
      await exports.request(await requireUserId(request), request.id);
      return reply.code(202).send({});
    },
  );

  typed.post(
    "/exports/:id/download",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(exportArchive) },
    async (request) => {
      const userId = await requireUserId(request);
      const { password } = requireShape(downloadInput, request.body);
      const { id: exportId } = requireShape(exportParams, request.params);
      const archive = await exports.download(userId, { exportId, password, requestId: request.id });
      return { archive: archive.toString("base64") };
    },
  );

  typed.post(
    "/deletion",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(deletion) },
    async (request) => {
      const userId = await requireUserId(request);
      const input = requireShape(deletionInput, request.body);
      return deletions.request(userId, input, request.id);
    },
  );

  typed.get("/deletion", { schema: answers(pendingDeletion) }, async (request) => ({
    deletion: await deletions.find(await requireUserId(request)),
  }));

  app.delete("/deletion", async (request, reply) => {
    await deletions.cancel(await requireUserId(request), request.id);
    return reply.code(204).send();
  });

  typed.post(
    "/deletion/state",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(undoState) },
    async (request) => {
      await deps.tokenLimit(clientAddressKey(request, deps.internalKey));
      const { token } = requireShape(undoInput, request.body);
      return { state: (await mailTokens.find("undo_deletion", token)).state };
    },
  );

  app.post("/deletion/undo", { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    await deps.tokenLimit(clientAddressKey(request, deps.internalKey));
    await deletions.undo(requireShape(undoInput, request.body).token, request.id);
    return reply.code(204).send();
  });
}
