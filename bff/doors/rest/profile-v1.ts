import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { RequireFew } from "../../limits/limit.ts";
import type { ChangeAvatar } from "../../modules/profile/change-avatar.ts";
import type { EmailChange } from "../../modules/profile/email-change.ts";
import type { ChangeNames } from "../../modules/profile/names.ts";
import { avatarMaxBytes, crops } from "../../modules/profile/avatar.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { clientOf } from "../client.ts";

export interface ProfileV1Deps {
  sessions: SessionsService;
  changeNames: ChangeNames;
  changeAvatar: ChangeAvatar;
  /** Pictures cost work: few an hour for each member. */
  requireFewPictures: RequireFew;
  emailChange: EmailChange;
  internalKey: string;
}

const wishShape = z.object({ email: z.string().max(254), password: z.string().min(1).max(1_024) });
const linkShape = z.object({ token: z.string().min(1).max(200) });
const cropShape = z.object({ crop: z.enum(crops).catch("center") });
const smallBody = { bodyLimit: 8_192 };

const pictureBytes = avatarMaxBytes + 1;

/** `/api/profile/v1`: what a member changes about themself; whose it is the session alone says. */
export async function profileV1(app: FastifyInstance, deps: ProfileV1Deps): Promise<void> {
  const { sessions, changeNames, changeAvatar, requireFewPictures, emailChange } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

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
    const { crop } = cropShape.parse(request.query);
    await changeAvatar(userId, { bytes: request.body, crop });
    return reply.code(204).send();
  });

  app.delete("/avatar", async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    await changeAvatar(userId, null);
    return reply.code(204).send();
  });

  app.post("/email-change", smallBody, async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    const wish = requireShape(wishShape, request.body);
    await emailChange.request(userId, wish, clientOf(request, deps.internalKey));
    return reply.code(204).send();
  });

  // Links of mails: they work on every device, so nobody is asked who they are.
  app.post("/email-change/find", smallBody, (request) => {
    const { token } = requireShape(linkShape, request.body);
    return emailChange.find("change_email", token, clientOf(request, deps.internalKey));
  });

  app.post("/email-change/confirm", smallBody, async (request, reply) => {
    const { token } = requireShape(linkShape, request.body);
    await emailChange.confirm(token, clientOf(request, deps.internalKey));
    return reply.code(204).send();
  });

  app.post("/email-revert/find", smallBody, (request) => {
    const { token } = requireShape(linkShape, request.body);
    return emailChange.find("revert_email", token, clientOf(request, deps.internalKey));
  });

  app.post("/email-revert/confirm", smallBody, (request) => {
    const { token } = requireShape(linkShape, request.body);
    return emailChange.revert(token, clientOf(request, deps.internalKey));
  });
}

function requireShape<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data;
}
