import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../errors.ts";
import type { RequireFew } from "../../limits/limit.ts";
import { proofMaxBytes } from "../../modules/membership/claim-proof.ts";
import type { SendProof } from "../../modules/membership/claim-proof.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";

export interface MembershipV1Deps {
  sessions: SessionsService;
  sendProof: SendProof;
  /** Pictures cost work: few an hour for each member. */
  requireFewPictures: RequireFew;
}

const proofBytes = proofMaxBytes + 1;

/** `/api/membership/v1`: the proof of a claim; whose claim it is the session alone says. */
export async function membershipV1(app: FastifyInstance, deps: MembershipV1Deps): Promise<void> {
  const { sessions, sendProof, requireFewPictures } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: proofBytes },
    (_request, body, done) => done(null, body),
  );

  app.post("/claim-proof", { bodyLimit: proofBytes }, async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    await requireFewPictures(userId);
    if (!Buffer.isBuffer(request.body)) throw new ServiceError("unsupported_media_type");
    await sendProof(userId, request.body);
    return reply.code(204).send();
  });
}
