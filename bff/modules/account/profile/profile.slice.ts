import { createCmsAuthors } from "../../../cms/cms-authors.ts";
import { createCmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Database } from "../../../db/database.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createRelations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import type { RecordAudit } from "../../identity/audit/audit.ts";
import type { MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { RequireCurrentPassword } from "../../identity/users/current-password.ts";
import { createAuthorsService } from "./authors.service.ts";
import type { AuthorsService } from "./authors.service.ts";
import { createChangeAvatar } from "./change-avatar.ts";
import { createEmailChange } from "./email-change.ts";
import { createChangeNames } from "./names.ts";
import { createProfileService } from "./profile.service.ts";
import type { ProfileService } from "./profile.service.ts";
import { profileV1 } from "./profile-v1.rest.ts";
import { HOUR_SECONDS, MINUTE_SECONDS } from "../../../../contract/shared/time.ts";

export type ProfileSliceDeps = {
  sessions: SessionsService;
  memberRoles: MemberRoles;
  mailTokens: MailTokens;
  requireCurrentPassword: RequireCurrentPassword;
  audit: RecordAudit;
  /** Called in the transaction that changes the e-mail. */
  followEmail: (within: Database, userId: string) => Promise<void>;
};
const PROFILES_PER_MINUTE = 60;

export function profileSlice(
  base: SliceBase,
  deps: ProfileSliceDeps,
): Slice & { graphql: { profiles: ProfileService; authors: AuthorsService } } {
  const { cms, mailer, limit, now } = base;
  const { db } = base.database;
  const cmsProfiles = createCmsProfiles(cms);
  const relations = createRelations(db);
  const { memberRoles } = deps;
  const lookLimit = limit("profiles", PROFILES_PER_MINUTE, MINUTE_SECONDS);
  const profiles = createProfileService({
    cmsProfiles,
    relations,
    memberRoles,
    viewLimit: lookLimit,
    now,
  });
  const { changeAvatar, jobKinds } = createChangeAvatar({ db, cmsProfiles, jobs: base.jobs, now });
  return {
    jobKinds,
    async cmsChanged(collection, keys) {
      if (collection === "directus_users") profiles.forget(keys);
    },
    graphql: {
      profiles,
      authors: createAuthorsService(createCmsAuthors(cms), relations, memberRoles),
    },
    register(app) {
      app.register(profileV1, {
        prefix: "/api/profile/v1",
        sessions: deps.sessions,
        internalKey: base.keys.internal,
        changeNames: createChangeNames(db, cmsProfiles, now),
        changeAvatar,
        pictureLimit: limit("avatar", 20, HOUR_SECONDS),
        emailChange: createEmailChange({
          ...deps,
          db,
          mailer,
          now,
          cmsProfiles,
          requestLimit: limit("email-change", 5, HOUR_SECONDS),
          linkLimit: limit("email-links", 60, HOUR_SECONDS),
        }),
      });
    },
  };
}
