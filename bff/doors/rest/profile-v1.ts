import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../errors.ts";
import type { RequireFew } from "../../limits/limit.ts";
import type { ChangeAvatar } from "../../modules/profile/change-avatar.ts";
import type { ChangeNames } from "../../modules/profile/names.ts";
import { avatarMaxBytes } from "../../modules/profile/avatar.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";

export interface ProfileV1Deps {
  sessions: SessionsService;
  changeNames: ChangeNames;
  changeAvatar: ChangeAvatar;
  /** Pictures cost work: few an hour for each member. */
  requireFewPictures: RequireFew;
}

const pictureBytes = avatarMaxBytes + 1;

/** `/api/profile/v1`: what a member changes about themself; whose it is the session alone says. */
export async function profileV1(app: FastifyInstance, deps: ProfileV1Deps): Promise<void> {
  const { sessions, changeNames, changeAvatar, requireFewPictures } = deps;

  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: pictureBytes },
    (_request, body, done) => done(null, body),
  );

  app.patch("/names", { bodyLimit: 4_096 }, async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    await changeNames(userId, request.body);
    return reply.code(204).send();
  });

  app.post("/avatar", { bodyLimit: pictureBytes }, async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    await requireFewPictures(userId);
    if (!Buffer.isBuffer(request.body)) throw new ServiceError("unsupported_media_type");
    await changeAvatar(userId, request.body);
    return reply.code(204).send();
  });

  app.delete("/avatar", async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    await changeAvatar(userId, null);
    return reply.code(204).send();
  });
}
