import { createCmsClaims } from "../../../cms/cms-claims.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { membershipV1 } from "./membership-v1.rest.ts";
import { createClaimNotifications } from "./youtube-claims/claim-notifications.ts";
import { createSendProof } from "./youtube-claims/claim-proof.ts";

export function youtubeClaimsSlice(
  base: SliceBase,
  { sessions }: { sessions: SessionsService },
): Slice {
  const { db } = base.database;
  const cmsClaims = createCmsClaims(base.cms);
  const { jobKinds, cmsChanged } = createClaimNotifications({ ...base, db, cmsClaims });
  return {
    jobKinds,
    cmsChanged,
    register(app) {
      app.register(membershipV1, {
        prefix: "/api/membership/v1",
        sessions,
        sendProof: createSendProof(db, cmsClaims),
        pictureLimit: base.limit("claim-proof", 20, 3_600),
      });
    },
  };
}
