import type { FastifyInstance } from "fastify";
import {
  avatarQuery,
  emailChangeInput,
  emailLink,
  emailLinkInput,
  emailReverted,
} from "../../../../contract/api/security-v1.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { ChangeAvatar } from "./change-avatar.ts";
import type { EmailChange } from "./email-change.ts";
import type { ChangeNames } from "./names.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { clientOf } from "../../../http/client.ts";
import { PHOTO_MAX_BYTES } from "../../../../contract/account/profile.ts";

export type ProfileV1Deps = {
  sessions: SessionsService;
  changeNames: ChangeNames;
  changeAvatar: ChangeAvatar;
  pictureLimit: RateLimit;
  emailChange: EmailChange;
  internalKey: string;
};

const smallBody = { bodyLimit: 8_192 };

const pictureBytes = PHOTO_MAX_BYTES + 1;

/** `/api/profile/v1`: changes to the member's own profile. The session alone determines the member. */
export async function profileV1(app: FastifyInstance, deps: ProfileV1Deps): Promise<void> {
  const { sessions, changeNames, changeAvatar, pictureLimit, emailChange } = deps;

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
    await pictureLimit(userId);
    if (!Buffer.isBuffer(request.body)) throw new ServiceError("unsupported_media_type");
    const { crop } = requireShape(avatarQuery, request.query);
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
    const input = requireShape(emailChangeInput, request.body);
    await emailChange.request(userId, input, clientOf(request, deps.internalKey));
    return reply.code(204).send();
  });

  const typed = app.withTypeProvider<AnswerTypes>();
  // Links in mails work on every device, so these routes need no session.
  typed.post("/email-change/find", { ...smallBody, schema: answers(emailLink) }, (request) => {
    const { token } = requireShape(emailLinkInput, request.body);
    return emailChange.find("change_email", token, clientOf(request, deps.internalKey));
  });

  app.post("/email-change/confirm", smallBody, async (request, reply) => {
    const { token } = requireShape(emailLinkInput, request.body);
    await emailChange.confirm(token, clientOf(request, deps.internalKey));
    return reply.code(204).send();
  });

  typed.post("/email-revert/find", { ...smallBody, schema: answers(emailLink) }, (request) => {
    const { token } = requireShape(emailLinkInput, request.body);
    return emailChange.find("revert_email", token, clientOf(request, deps.internalKey));
  });

  typed.post(
    "/email-revert/confirm",
    { ...smallBody, schema: answers(emailReverted) },
    (request) => {
      const { token } = requireShape(emailLinkInput, request.body);
      return emailChange.revert(token, clientOf(request, deps.internalKey));
    },
  );
}
