import { randomUUID } from "node:crypto";
import { FORUM_IMAGE_MAX_BYTES, type ForumImage } from "../../../contract/forum-images.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { toPhoto } from "../../pictures/photo.ts";
import type { Measures } from "../moderation/measures.service.ts";
import { countImages, findImageContent, insertImage } from "./forum-images.repository.ts";

export type ForumImages = {
  /**
   * Keeps a picture anew in WebP, without what the camera wrote into it.
   * @throws {ServiceError} `validation_failed` with a cause for the field `image`, `member.banned`,
   * `rate_limited`, `forum.images_full` when as many as `maxImages` are kept
   */
  keep(userId: string, bytes: Buffer): Promise<ForumImage>;
  /**
   * A picture as WebP. Whether its reader may see the text that shows it is the caller's to know.
   * @param author the id in Directus of who wrote that text; null for whoever uploaded it
   * @throws {ServiceError} `not_found`, also for a picture of somebody else
   */
  read(id: string, author: string | null): Promise<Buffer>;
};

export type ForumImagesDeps = {
  db: Database;
  measures: Measures;
  /** Counts one picture of a member. */
  limit: RateLimit;
  /** Of one member, altogether. */
  maxImages: number;
  now: () => Date;
};

/** Of the longer side; what is smaller stays as it is. */
const MAX_SIDE_PIXELS = 1_600;
const QUALITY_PERCENT = 80;

export function createForumImages(deps: ForumImagesDeps): ForumImages {
  const { db, measures, limit, maxImages, now } = deps;
  return {
    async keep(userId, given) {
      await measures.requireMayWrite(userId);
      await limit(userId);
      if ((await countImages(db, userId)) >= maxImages) throw new ServiceError("forum.images_full");
      const side = MAX_SIDE_PIXELS;
      const { bytes: content } = await toPhoto(given, {
        maxBytes: FORUM_IMAGE_MAX_BYTES,
        quality: QUALITY_PERCENT,
        size: { width: side, height: side, fit: "inside", withoutEnlargement: true },
        refuse: (problem, cause) =>
          new ServiceError("validation_failed", { fields: { image: `image.${problem}` }, cause }),
      });
      const { default: sharp } = await import("sharp");
      const { width, height } = await sharp(content).metadata();
      const image = { id: randomUUID(), width, height };
      await insertImage(db, { ...image, userId, content, createdAt: now() });
      return image;
    },

    async read(id, author) {
      const found = await findImageContent(db, { id, author });
      if (!found) throw new ServiceError("not_found");
      return found;
    },
  };
}
