import { recoveryV1 } from "./recovery-v1.rest.ts";
import { securityV1 } from "./security-v1.rest.ts";
import { usersV1 } from "./users-v1.rest.ts";
import type { CmsUsers } from "../../cms/cms-users.ts";
import { membersV1 } from "./members-v1.rest.ts";
import { createMailTokens } from "./mail-tokens/mail-tokens.ts";
import type { Slice, SliceBase } from "../../slice.ts";
import { createAudit, createNoteRefusedPage } from "./audit/audit.ts";
import type { RecordAudit } from "./audit/audit.ts";
import { createPasswordRules } from "./users/password-rules.ts";
import type { RequireGoodPassword } from "./users/password-rules.ts";
import type { IsLeakedPassword } from "./users/leaked-passwords.ts";
import { createUsersService } from "./users/users.service.ts";
import type { UsersService } from "./users/users.service.ts";
import { createChangePassword } from "./credentials/change-password.ts";
import { createCurrentPassword } from "./users/current-password.ts";
import type { RequireCurrentPassword } from "./users/current-password.ts";
import { createSetPassword } from "./credentials/set-password.ts";
import type { MailTokens } from "./mail-tokens/mail-tokens.ts";
import type { MemberRoles } from "./membership/member-roles.ts";
import { createMembership, createMembershipFollower } from "./membership/membership.service.ts";
import type { MembershipService } from "./membership/membership.service.ts";
import { createTeamRoles } from "./membership/team-roles.ts";
import { createRecovery } from "./recovery/recovery.service.ts";
import { createChallenges } from "./second-factor/challenges.ts";
import { createOneTimeCodes } from "./second-factor/one-time-codes.ts";
import { createPasskeys } from "./second-factor/passkeys.ts";
import { createRecoveryCodes } from "./second-factor/recovery-codes.ts";
import { createSecondFactorLogin } from "./second-factor/second-factor-login.ts";
import { createSecondFactor } from "./second-factor/second-factor.service.ts";
import { createNotifyOfChange, createNotifyOfRefusal } from "./second-factor/notify-of-change.ts";
import { createDeviceTokens } from "./sessions/device-token.ts";
import { createFinishLogin } from "./sessions/finish-login.ts";
import { createLoginLimits } from "./sessions/login-limits.ts";
import type { LoginLimitOptions } from "./sessions/login-limits.ts";
import { createLogin } from "./sessions/login.ts";
import { createOwnSessions } from "./sessions/own-sessions.ts";
import { createSessions } from "./sessions/sessions.service.ts";
import type { SessionsService } from "./sessions/sessions.service.ts";
import type { PasswordHasher } from "./users/password-hasher.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "../../../contract/shared/time.ts";

export type IdentityOptions = {
  cmsUsers: CmsUsers;
  hasher: PasswordHasher;
  isLeakedPassword: IsLeakedPassword;
  loginLimits: LoginLimitOptions;
  memberRoles: MemberRoles;
  /** Team members need a login with a second factor to act as such. */
  isStaffTfaRequired: boolean;
};

export type Identity = {
  audit: RecordAudit;
  membership: MembershipService;
  mailTokens: MailTokens;
  sessions: SessionsService;
  requireCurrentPassword: RequireCurrentPassword;
  requireGoodPassword: RequireGoodPassword;
  graphql: { users: UsersService };
};

const QUARTER_HOUR_SECONDS = 900;

export function identitySlice(base: SliceBase, options: IdentityOptions): Slice & Identity {
  const { jobs, mailer, sealer, limit, keys, publicOrigin, now } = base;
  const { hasher, cmsUsers } = options;
  const { db, pool } = base.database;

  const audit = createAudit(db, keys.session, now);
  const users = createUsersService(db);
  const membership = createMembership({
    db,
    cmsUsers,
    audit,
    now,
    onCmsUnavailable: (error) =>
      base.logger.warn({ err: error }, "the last known membership is used"),
  });
  const mailTokens = createMailTokens({ db, now, key: keys.session });
  const requireGoodPassword = createPasswordRules(options.isLeakedPassword);
  const devices = createDeviceTokens(keys.session);
  const sessions = createSessions({
    db,
    membership,
    teamRoles: createTeamRoles({ cmsUsers, memberRoles: options.memberRoles, now }),
    audit,
    devices,
    now,
    sessionKey: keys.session,
    memberTokenKey: keys.memberToken,
    isStaffTfaRequired: options.isStaffTfaRequired,
  });
  const finish = createFinishLogin({ db, membership, sessions, devices, mailer, audit, now });

  const requireCurrentPassword = createCurrentPassword({
    db,
    hasher,
    rateLimit: limit("current-password", 10, QUARTER_HOUR_SECONDS),
    audit,
  });
  const setPassword = createSetPassword({ sessions, mailer, mailTokens, now });
  const credentials = { db, hasher, requireGoodPassword, setPassword, devices, audit };

  const challenges = createChallenges(db, now);
  const recoveryCodes = createRecoveryCodes(db, keys.session, now);
  const codes = createOneTimeCodes({ db, sealer, recoveryCodes, now });
  const passkeys = createPasskeys({ db, challenges, publicOrigin, now });
  const notifyOfChange = createNotifyOfChange(mailer, audit, now);
  const factors = { db, codes, recoveryCodes, passkeys, notifyOfChange };
  const secondFactorLogin = createSecondFactorLogin({
    ...factors,
    challenges,
    finish,
    notifyOfRefusal: createNotifyOfRefusal(db, mailer, now),
    audit,
    codeLimit: limit("second-factor", 10, QUARTER_HOUR_SECONDS),
    digitsLimit: limit("second-factor-digits", 30, DAY_SECONDS),
  });

  const { recovery, jobKinds } = createRecovery({
    ...credentials,
    jobs,
    sealer,
    mailer,
    mailTokens,
    requestLimit: limit("recovery-address", 20, HOUR_SECONDS),
    linkLimit: limit("recovery-link", 60, HOUR_SECONDS),
    mailLimit: limit("recovery-mail", 5, HOUR_SECONDS),
    now,
  });

  return {
    audit,
    membership,
    mailTokens,
    sessions,
    requireCurrentPassword,
    requireGoodPassword,
    graphql: { users },
    cmsChanged: createMembershipFollower(membership),
    register(app) {
      app.register(usersV1, {
        prefix: "/api/users/v1",
        login: createLogin({
          db,
          hasher,
          limits: createLoginLimits(pool, options.loginLimits),
          devices,
          findChallenge: secondFactorLogin.findChallenge,
          finish,
          audit,
        }),
        secondFactorLogin,
        passkeys,
        passkeyLoginLimit: limit("passkey-login", 60, HOUR_SECONDS),
        sessions,
        internalKey: keys.internal,
      });
      app.register(membersV1, { prefix: "/api/members/v1", users, internalKey: keys.internal });
      app.register(recoveryV1, {
        prefix: "/api/recovery/v1",
        recovery,
        internalKey: keys.internal,
      });
      app.register(securityV1, {
        prefix: "/api/security/v1",
        sessions,
        ownSessions: createOwnSessions({ db, sessions, audit, now }),
        secondFactor: createSecondFactor({ ...factors, requireCurrentPassword }),
        changePassword: createChangePassword({ ...credentials, requireCurrentPassword }),
        noteRefusedPage: createNoteRefusedPage(audit, limit("refused-page", 20, HOUR_SECONDS)),
        internalKey: keys.internal,
      });
    },
    jobKinds: [
      ...jobKinds,
      { name: "sweep-challenges", cron: "41 * * * *", handle: () => challenges.sweep() },
    ],
  };
}
