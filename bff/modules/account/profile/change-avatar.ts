import type { CmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { toPhoto, type Photo } from "../../../pictures/photo.ts";
import { findUserById, updateCmsAvatar } from "../../identity/users/users.service.ts";
import { throwCmsFailure } from "./names.ts";
import { type Crop, PHOTO_MAX_BYTES } from "../../../../contract/account/profile.ts";

/**
 * Replaces or removes a member's picture.
 * @throws {ServiceError} `validation_failed` for the field `avatar`, `forbidden` for staff, who change
 * theirs in Directus, `unavailable`
 */
export type ChangeAvatar = (
  userId: string,
  photo: { bytes: Buffer; crop: Crop } | null,
) => Promise<void>;

export type ChangeAvatarDeps = {
  db: Database;
  cmsProfiles: CmsProfiles;
  jobs: Jobs;
  now: () => Date;
};

const FORGET = "forget-picture";
/** Open pages still load the replaced picture. */
const STILL_SHOWN_MS = 60 * 60_000;

const SIDE_PIXELS = 512;

const cornerOf = { center: "center", start: "left top", end: "right bottom" } as const;

/**
 * Converts an uploaded picture to a square of 512 pixels.
 * @throws {ServiceError} `validation_failed` with a cause for the field `avatar`
 */
export function toAvatar(bytes: Buffer, crop: Crop): Promise<Photo> {
  return toPhoto(bytes, {
    maxBytes: PHOTO_MAX_BYTES,
    quality: 82,
    size: { width: SIDE_PIXELS, height: SIDE_PIXELS, fit: "cover", position: cornerOf[crop] },
    refuse: (problem, cause) =>
      new ServiceError("validation_failed", { fields: { avatar: `avatar.${problem}` }, cause }),
  });
}

export function createChangeAvatar({ db, cmsProfiles, jobs, now }: ChangeAvatarDeps): {
  changeAvatar: ChangeAvatar;
  jobKinds: readonly JobKind<never>[];
} {
  const forgetting: JobKind<{ picture: string }> = {
    name: FORGET,
    retries: 12,
    handle: ({ picture }) => cmsProfiles.deletePicture(picture),
  };

  return {
    jobKinds: [forgetting],
    async changeAvatar(userId, photo) {
      const user = await findUserById(db, userId);
      if (!user) throw new ServiceError("auth.invalid_token");
      const picture = photo && (await toAvatar(photo.bytes, photo.crop));
      const { avatar, before } = await cmsProfiles
        .setAvatar(user.directusUserId, picture)
        .catch(throwCmsFailure);
      await updateCmsAvatar(db, user.id, avatar);
      if (before === null) return;
      if (avatar === null) return cmsProfiles.deletePicture(before).catch(throwCmsFailure);
      const startAfter = new Date(now().getTime() + STILL_SHOWN_MS);
      await jobs.send(FORGET, { picture: before }, db, { key: before, startAfter });
    },
  };
}
