import type { OwnCms } from "~/cms/cms.server";
import { AppError, notFound } from "~/http/app-error";
import { answerCachedImage } from "~/http/cached-image.server";
import type { ForumApi } from "~/service/community-api.server";
import { listForumImages } from "../../../../contract/community/embeds.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { UploadAnswer } from "./forum-image";
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

/**
 * The image must belong to the topic's author and appear in its text.
 * @throws a 404
 */
export async function answerTopicImage(
  { forum, own }: { forum: ForumApi; own: OwnCms },
  request: Request,
  { topic, id }: { topic: string; id: string },
): Promise<Response> {
  const row = await findTopicRow(own.ask, topic).catch(AppError.throwCmsUnavailable);
  const isShown = row && listForumImages(row.body).some((image) => image.id === id);
  if (!isShown || !row.user_created) throw notFound(request);
  return answerForumImage(forum, request, { id, author: row.user_created });
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
