import { randomUUID } from "node:crypto";
import {
  FORUM_IMAGE_MAX_BYTES,
  forumImagesADay,
  type ForumImage,
} from "../../../../contract/community/embeds.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { toPhoto } from "../../../pictures/photo.ts";
import type { SanctionsService } from "../../relations/moderation/sanctions.service.ts";
import {
  countImages,
  countImagesSince,
  findImageContent,
  insertImage,
  lockUploads,
} from "./forum-images.repository.ts";

export type ForumImages = {
  /**
   * Stores a picture re-encoded as WebP, without camera metadata.
   * @throws {ServiceError} `validation_failed` with a cause for the field `image`, `member.banned`,
   * `rate_limited` if the daily limit is reached or there were too many attempts, `forum.images_full` if
   * `maxImages` are stored
   */
  keep(uploader: Uploader, bytes: Buffer): Promise<ForumImage>;
  /**
   * A picture as WebP. The caller must check that the reader may see the text that shows it.
   * @param author Directus id of that text's author; null for any uploader
   * @throws {ServiceError} `not_found`, also for another uploader's picture
   */
  read(id: string, author: string | null): Promise<Buffer>;
};

export type Uploader = { userId: string; isPaying: boolean };

export type ForumImagesDeps = {
  db: Database;
  measures: SanctionsService;
  limit: RateLimit;
  /** Per member, in total. */
  maxImages: number;
  now: () => Date;
};

/** Maximum length of the longer side. Smaller pictures are not enlarged. */
const MAX_SIDE_PIXELS = 1_600;
const QUALITY_PERCENT = 80;

export function createForumImages(deps: ForumImagesDeps): ForumImages {
  const { db, measures: sanctions, limit, maxImages, now } = deps;

  async function requireRoom(within: Database, { userId, isPaying }: Uploader): Promise<void> {
    if ((await countImages(within, userId)) >= maxImages)
      throw new ServiceError("forum.images_full");
    const since = new Date(now().getTime() - DAY_MS);
    const { number, firstAt } = await countImagesSince(within, userId, since);
    if (number < forumImagesADay[isPaying ? "paying" : "free"]) return;
    const remainingMs = (firstAt ?? now()).getTime() - since.getTime();
    throw new ServiceError("rate_limited", { retryAfterSeconds: Math.ceil(remainingMs / 1_000) });
  }

  return {
    async keep(uploader, input) {
      const { userId } = uploader;
      await sanctions.requireMayWrite(userId);
      await limit(userId);
      await requireRoom(db, uploader);
      const side = MAX_SIDE_PIXELS;
      const { bytes: content } = await toPhoto(input, {
        maxBytes: FORUM_IMAGE_MAX_BYTES,
        quality: QUALITY_PERCENT,
        size: { width: side, height: side, fit: "inside", withoutEnlargement: true },
        refuse: (problem, cause) =>
          new ServiceError("validation_failed", { fields: { image: `image.${problem}` }, cause }),
      });
      const { default: sharp } = await import("sharp");
      const { width, height } = await sharp(content).metadata();
      const image = { id: randomUUID(), width, height };
      await db.transaction(async (within) => {
        await lockUploads(within, userId);
        // Other uploads may have finished meanwhile.
        await requireRoom(within, uploader);
        await insertImage(within, { ...image, userId, content, createdAt: now() });
      });
      return image;
    },

    async read(id, author) {
      const found = await findImageContent(db, { id, author });
      if (!found) throw new ServiceError("not_found");
      return found;
    },
  };
}
