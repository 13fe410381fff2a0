import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { AppError, notFound } from "~/http/app-error";
import { answerCachedImage } from "~/http/cached-image.server";
import type { ForumApi } from "~/service/community-api.server";
import { listForumImages } from "../../../../contract/community/embeds.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { UploadAnswer } from "~/content/writing/forum-image";
import { findTopicRow } from "../topic.server";

/**
 * @param author Directus user id that the image must belong to; null for any
 * @throws a 404 if that author has no such image, a 503 if the service is unavailable
 */
export async function answerForumImage(
  forum: ForumApi,
  request: Request,
  { id, author }: { id: string; author: string | null },
): Promise<Response> {
  if (!isUuid(id)) throw notFound(request);
  return answerCachedImage(request, await forum.readImage(id, author));
}

const reply = shape("comments", {
  body: z.nullable(z.string()).transform((body) => body ?? ""),
  user_created: z.nullable(z.string()),
});

/** A copied text names the picture again; the first reply that names it is its author's. */
const MAX_NAMING = 20;

const listRepliesWith = (ask: Ask, target: string, image: string) =>
  ask(
    readRows(reply, {
      filter: {
        ...{ targetType: { _eq: "forum" as const }, target: { _eq: target } },
        // Only the author can read a pending reply.
        ...{
          status: { _in: ["published", "pending"] as const },
          audience: { _neq: "none" as const },
        },
        body: { _contains: `imagem:${image}/` },
      },
      sort: ["number"],
      limit: MAX_NAMING,
    }),
  ).catch(AppError.throwCmsUnavailable);

/**
 * The image must appear in the topic or in a reply to it, and belong to the author of that text.
 * @throws a 404
 */
export async function answerTopicImage(
  { forum, own }: { forum: ForumApi; own: OwnCms },
  request: Request,
  { topic, id }: { topic: string; id: string },
): Promise<Response> {
  const row = await findTopicRow(own.ask, topic).catch(AppError.throwCmsUnavailable);
  const shows = ({ body }: { body: string }) =>
    listForumImages(body).some((image) => image.id === id);
  if (!row || !isUuid(id)) throw notFound(request);
  const author = shows(row)
    ? row.user_created
    : (await listRepliesWith(own.ask, topic, id)).find(shows)?.user_created;
  if (!author) throw notFound(request);
  return answerForumImage(forum, request, { id, author });
}

export async function storeForumImage(forum: ForumApi, form: FormData): Promise<UploadAnswer> {
  const image = form.get("image");
  if (!(image instanceof File) || image.size === 0) return { problem: "type" };
  const sent = new FormData();
  sent.set("image", image);
  const result = await forum.storeImage(sent);
  if (!result.isError) return { problem: null, image: result.data };
  if (result.fields["image"] === "image.too_large" || "files" in result.fields) {
    return { problem: "large" };
  }
  if ("image" in result.fields) return { problem: "type" };
  if (result.code === "forum.images_full") return { problem: "full" };
  if (result.code === "member.banned") return { problem: "banned" };
  return { problem: result.statusCode === 429 ? "many" : "unavailable" };
}
