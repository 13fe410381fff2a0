import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { PROOF_MAX_BYTES } from "../../../../contract/account/membership.ts";
import type { SendProof } from "./youtube-claims/claim-proof.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { requireBearer } from "../../../http/bearer.ts";

export type MembershipV1Deps = {
  sessions: SessionsService;
  sendProof: SendProof;
  /** Low, because processing pictures is expensive. */
  pictureLimit: RateLimit;
};

const PROOF_BYTES = PROOF_MAX_BYTES + 1;

/** `/api/membership/v1`: the proof of a claim. The session alone determines the member. */
export async function membershipV1(app: FastifyInstance, deps: MembershipV1Deps): Promise<void> {
  const { sessions, sendProof, pictureLimit } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: PROOF_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post("/claim-proof", { bodyLimit: PROOF_BYTES }, async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    await pictureLimit(userId);
    if (!Buffer.isBuffer(request.body)) throw new ServiceError("unsupported_media_type");
    await sendProof(userId, request.body);
    return reply.code(204).send();
  });
}
