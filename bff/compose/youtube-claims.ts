import type { FastifyInstance } from "fastify";
import { createCmsClaims } from "../cms/cms-claims.ts";
import type { CmsClient } from "../cms/client.ts";
import type { DatabaseConnection } from "../db/database.ts";
import { membershipV1 } from "../doors/rest/membership-v1.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { createLimit } from "../limits/limit.ts";
import type { Mailer } from "../modules/mail/mailer.ts";
import { createClaimNews } from "../modules/membership/claim-news.ts";
import type { ClaimNews } from "../modules/membership/claim-news.ts";
import { createSendProof } from "../modules/membership/claim-proof.ts";
import type { SessionsService } from "../modules/sessions/sessions.service.ts";

export interface YoutubeClaimsSliceDeps {
  database: DatabaseConnection;
  cms: CmsClient;
  jobs: Jobs;
  mailer: Mailer;
  sessions: SessionsService;
}

/** Claims of members of the YouTube channel: their proofs, and mails about what became of them. */
export function composeYoutubeClaims(deps: YoutubeClaimsSliceDeps): {
  claimNews: ClaimNews;
  register(app: FastifyInstance): void;
} {
  const { db, pool } = deps.database;
  const cmsClaims = createCmsClaims(deps.cms);
  return {
    claimNews: createClaimNews({ ...deps, db, cmsClaims }),
    register(app) {
      app.register(membershipV1, {
        prefix: "/api/membership/v1",
        sessions: deps.sessions,
        sendProof: createSendProof(db, cmsClaims),
        requireFewPictures: createLimit(pool, {
          name: "claim-proof",
          points: 20,
          windowSeconds: 3_600,
        }),
      });
    },
  };
}
