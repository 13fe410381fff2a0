import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  forumImageContent,
  forumImageParams,
  forumImageQuery,
  storedForumImage,
} from "../../../../contract/api/community-v1.ts";
import { FORUM_IMAGE_MAX_BYTES } from "../../../../contract/community/embeds.ts";
import { ServiceError } from "../../../errors.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { readForm, ReceivedForm } from "../../../http/received-form.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { ForumImages } from "./forum-images.service.ts";

export type ForumV1Deps = {
  images: ForumImages;
  sessions: SessionsService;
  payingRoleIds: readonly string[];
};

const formBytes = FORUM_IMAGE_MAX_BYTES + 65_536;
// Reads one byte more than allowed, so that validation can return its own error.
const formLimits = { fileSize: FORUM_IMAGE_MAX_BYTES + 1, files: 1, fields: 2, fieldSize: 1_024 };

/**
 * `/api/forum/v1` (bearer): `POST images` with a form's file `image`; `GET images/:id?author=` for the app,
 * which checks who may read the text. 409 `forum.images_full`.
 */
export async function forumV1(app: FastifyInstance, deps: ForumV1Deps): Promise<void> {
  const { images, sessions, payingRoleIds } = deps;
  const requireUserId = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));

  await app.register(multipart, { limits: formLimits });
  // No file is read before the member is authenticated.
  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    await requireUserId(request);
    request.body = await readForm(request, formBytes);
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.post("/images", { schema: answers(storedForumImage) }, async (request, reply) => {
    const userId = await requireUserId(request);
    const { body } = request;
    if (!(body instanceof ReceivedForm)) throw new ServiceError("unsupported_media_type");
    const [file] = body.files;
    if (!file) throw new ServiceError("validation_failed", { fields: { image: "image.type" } });
    // Checked on every request: the limit applies as soon as a member stops paying.
    const { cmsUser } = await sessions.check(requireBearer(request));
    const role = cmsUser?.role ?? null;
    const isPaying = role !== null && payingRoleIds.includes(role);
    return reply.code(201).send(await images.keep({ userId, isPaying }, file.bytes));
  });

  typed.get("/images/:id", { schema: answers(forumImageContent) }, async (request) => {
    await requireUserId(request);
    const { id } = requireShape(forumImageParams, request.params);
    const { author } = requireShape(forumImageQuery, request.query);
    return { content: (await images.read(id, author)).toString("base64") };
  });
}
