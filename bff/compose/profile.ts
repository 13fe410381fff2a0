import type { FastifyInstance } from "fastify";
import type { CmsClient } from "../cms/client.ts";
import { createCmsProfiles } from "../cms/cms-profiles.ts";
import type { Database, DatabaseConnection } from "../db/database.ts";
import { profileV1 } from "../doors/rest/profile-v1.ts";
import { createLimit } from "../limits/limit.ts";
import type { RecordAudit } from "../modules/audit/audit.ts";
import type { RequireCurrentPassword } from "../modules/credentials/current-password.ts";
import type { Mailer } from "../modules/mail/mailer.ts";
import type { MailTokens } from "../modules/mail-tokens/mail-tokens.ts";
import { createChangeAvatar } from "../modules/profile/change-avatar.ts";
import { createEmailChange } from "../modules/profile/email-change.ts";
import { createChangeNames } from "../modules/profile/names.ts";
import { createProfileService } from "../modules/profile/profile.service.ts";
import type { ProfileService } from "../modules/profile/profile.service.ts";
import type { SessionsService } from "../modules/sessions/sessions.service.ts";

export interface ProfileSliceDeps {
  database: DatabaseConnection;
  cms: CmsClient;
  sessions: SessionsService;
  mailer: Mailer;
  mailTokens: MailTokens;
  requireCurrentPassword: RequireCurrentPassword;
  audit: RecordAudit;
  /** Told within the transaction that writes another e-mail. */
  followEmail: (within: Database, userId: string) => Promise<void>;
  internalKey: string;
  now: () => Date;
}

const hourSeconds = 3_600;

/** Profiles: what members see of each other and change about themselves. */
export function composeProfile(deps: ProfileSliceDeps): {
  profiles: ProfileService;
  register(app: FastifyInstance): void;
} {
  const { database, cms, sessions, now } = deps;
  const { db, pool } = database;
  const cmsProfiles = createCmsProfiles(cms);
  const few = (name: string, points: number) =>
    createLimit(pool, { name, points, windowSeconds: hourSeconds });
  return {
    profiles: createProfileService(db, cmsProfiles),
    register(app) {
      app.register(profileV1, {
        prefix: "/api/profile/v1",
        sessions,
        internalKey: deps.internalKey,
        changeNames: createChangeNames(db, cmsProfiles, now),
        changeAvatar: createChangeAvatar(db, cmsProfiles),
        requireFewPictures: few("avatar", 20),
        emailChange: createEmailChange({
          ...deps,
          db,
          cmsProfiles,
          requireFewWishes: few("email-change", 5),
          requireFewLinks: few("email-links", 60),
        }),
      });
    },
  };
}
