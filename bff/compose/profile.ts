import type { FastifyInstance } from "fastify";
import type { CmsClient } from "../cms/client.ts";
import { createCmsProfiles } from "../cms/cms-profiles.ts";
import type { DatabaseConnection } from "../db/database.ts";
import { profileV1 } from "../doors/rest/profile-v1.ts";
import { createLimit } from "../limits/limit.ts";
import { createChangeAvatar } from "../modules/profile/change-avatar.ts";
import { createChangeNames } from "../modules/profile/names.ts";
import { createProfileService } from "../modules/profile/profile.service.ts";
import type { ProfileService } from "../modules/profile/profile.service.ts";
import type { SessionsService } from "../modules/sessions/sessions.service.ts";

export interface ProfileSliceDeps {
  database: DatabaseConnection;
  cms: CmsClient;
  sessions: SessionsService;
  now: () => Date;
}

/** Profiles: what members see of each other and change about themselves. */
export function composeProfile(deps: ProfileSliceDeps): {
  profiles: ProfileService;
  register(app: FastifyInstance): void;
} {
  const { database, cms, sessions, now } = deps;
  const { db, pool } = database;
  const cmsProfiles = createCmsProfiles(cms);
  return {
    profiles: createProfileService(db, cmsProfiles),
    register(app) {
      app.register(profileV1, {
        prefix: "/api/profile/v1",
        sessions,
        changeNames: createChangeNames(db, cmsProfiles, now),
        changeAvatar: createChangeAvatar(db, cmsProfiles),
        requireFewPictures: createLimit(pool, {
          name: "avatar",
          points: 20,
          windowSeconds: 3_600,
        }),
      });
    },
  };
}
