import type { CmsClaims } from "../../../../cms/cms-claims.ts";
import type { Database } from "../../../../db/database.ts";
import type { CmsChangeListener } from "../../../../http/cms-changed.ts";
import { OUTLASTING_DIRECTUS } from "../../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../../jobs/jobs.ts";
import type { Mailer } from "../../../../mail/mailer.ts";
import { findUserByDirectusId } from "../../../identity/users/users.service.ts";

export type ClaimNotifications = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
};

export type ClaimNotificationsDeps = {
  db: Database;
  jobs: Jobs;
  cmsClaims: CmsClaims;
  mailer: Mailer;
};

const NOTIFY_CLAIM = "tell-youtube-claim";

export function createClaimNotifications({
  db,
  jobs,
  cmsClaims,
  mailer,
}: ClaimNotificationsDeps): ClaimNotifications {
  const notifyClaim: JobKind<{ claimId: string }> = {
    name: NOTIFY_CLAIM,
    retries: OUTLASTING_DIRECTUS,
    async handle({ claimId }) {
      const claim = await cmsClaims.find(claimId);
      if (!claim?.user_created || claim.state === "open") return;
      const user = await findUserByDirectusId(db, claim.user_created);
      if (!user?.isActive || !user.isEmailConfirmed || user.cmsStatus !== "active") return;
      const { state, expiresAt, note } = claim;
      // A member whose renewed claim was approved in time has lost nothing.
      if (
        state === "expired" &&
        (await cmsClaims.listOf(claim.user_created, "approved")).length > 0
      )
        return;
      await mailer.queue(db, {
        template: "youtube_claim",
        to: user.email,
        userId: user.id,
        values: { state, expiresAt, note: note?.trim() || null },
        dedupeKey: `youtube_claim:${claimId}:${state}`,
      });
    },
  };

  return {
    jobKinds: [notifyClaim],
    async cmsChanged(collection, keys, action) {
      if (collection !== "membership_claims" || action !== "update") return;
      for (const key of keys) await jobs.send(NOTIFY_CLAIM, { claimId: String(key) }, db);
    },
  };
}
