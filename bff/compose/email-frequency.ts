import type { FastifyInstance } from "fastify";
import type { CmsClient } from "../cms/client.ts";
import { createCmsContent } from "../cms/cms-content.ts";
import type { DatabaseConnection } from "../db/database.ts";
import { emailFrequencyV1 } from "../doors/rest/email-frequency-v1.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { createLimit } from "../limits/limit.ts";
import { createBulkMail } from "../modules/email-frequency/bulk-mail.ts";
import type { BulkMail } from "../modules/email-frequency/bulk-mail.ts";
import { createDigestService } from "../modules/email-frequency/digest.ts";
import type { DigestService } from "../modules/email-frequency/digest.ts";
import { createEmailFrequencyService } from "../modules/email-frequency/email-frequency.service.ts";
import type { EmailFrequencyService } from "../modules/email-frequency/email-frequency.service.ts";
import { createUnsubscribeTokens } from "../modules/email-frequency/unsubscribe-token.ts";
import type { Mailer } from "../modules/mail/mailer.ts";
import type { Sealer } from "../sealing/seal.ts";

export interface EmailFrequencySliceDeps {
  database: DatabaseConnection;
  cms: CmsClient;
  jobs: Jobs;
  mailer: Mailer;
  sealer: Sealer;
  internalKey: string;
  now: () => Date;
}

export interface EmailFrequencySlice {
  emailFrequency: EmailFrequencyService;
  digests: DigestService;
  bulkMail: BulkMail;
  register(app: FastifyInstance): void;
}

/** Mail to many: what each member wants, how it stops, and the sending itself. */
export function composeEmailFrequency(deps: EmailFrequencySliceDeps): EmailFrequencySlice {
  const { db, pool } = deps.database;
  const content = createCmsContent(deps.cms);
  const tokens = createUnsubscribeTokens(deps.sealer);
  const emailFrequency = createEmailFrequencyService(db, tokens, deps.now);
  return {
    emailFrequency,
    digests: createDigestService(db, content, deps.now),
    bulkMail: createBulkMail({ ...deps, db, content, tokens }),
    register(app) {
      app.register(emailFrequencyV1, {
        prefix: "/api/email-frequency/v1",
        emailFrequency,
        internalKey: deps.internalKey,
        // Mail providers send the one-click posts of all their people from few addresses.
        requireFewLinks: createLimit(pool, {
          name: "unsubscribe",
          points: 3_000,
          windowSeconds: 3_600,
        }),
      });
    },
  };
}
