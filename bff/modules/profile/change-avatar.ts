import type { CmsProfiles } from "../../cms/cms-profiles.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import { findUserById, updateCmsAvatar } from "../identity/users/users.service.ts";
import { toAvatar } from "./avatar.ts";
import type { Crop } from "../../../contract/api/profile-v1.ts";
import { throwCmsFailure } from "./names.ts";

/**
 * Gives a member another picture, or none.
 * @throws {ServiceError} `validation_failed` for the field `avatar`, `forbidden` for staff, whose
 * picture is theirs to change in Directus, `unavailable`
 */
export type ChangeAvatar = (
  userId: string,
  photo: { bytes: Buffer; crop: Crop } | null,
) => Promise<void>;

export function createChangeAvatar(db: Database, cmsProfiles: CmsProfiles): ChangeAvatar {
  return async (userId, photo) => {
    const user = await findUserById(db, userId);
    if (!user) throw new ServiceError("auth.invalid_token");
    const picture = photo && (await toAvatar(photo.bytes, photo.crop));
    const avatar = await cmsProfiles.setAvatar(user.directusUserId, picture).catch(throwCmsFailure);
    await updateCmsAvatar(db, user.id, avatar);
  };
}
