import { z } from "zod";
import { isCmsAway } from "../../../cms/client.ts";
import { ServiceError } from "../../../errors.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { MembershipService } from "./membership.service.ts";

const userIdsShape = z.array(z.guid());

/** Applies user changes in Directus at once. On failure it asks Directus to send the change again. */
export function createMembershipFollower(membership: MembershipService): CmsChangeListener {
  return async (collection, keys) => {
    if (collection !== "directus_users") return;
    const ids = userIdsShape.safeParse(keys);
    if (!ids.success) throw new ServiceError("validation_failed", { cause: ids.error });
    await membership.refresh(ids.data).catch((error: unknown) => {
      if (!isCmsAway(error)) throw error;
      throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
    });
  };
}
