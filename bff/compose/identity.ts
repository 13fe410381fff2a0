import type { FastifyInstance } from "fastify";
import type { DatabaseConnection } from "../db/database.ts";
import { recoveryV1 } from "../doors/rest/recovery-v1.ts";
import { securityV1 } from "../doors/rest/security-v1.ts";
import { usersV1 } from "../doors/rest/users-v1.ts";
import type { JobKind, Jobs } from "../jobs/jobs.ts";
import { createLimit } from "../limits/limit.ts";
import type { RecordAudit } from "../modules/audit/audit.ts";
import { createNoteRefusedPage } from "../modules/audit/note-refused-page.ts";
import { createChangePassword } from "../modules/credentials/change-password.ts";
import { createCurrentPassword } from "../modules/credentials/current-password.ts";
import type { RequireCurrentPassword } from "../modules/credentials/current-password.ts";
import { createSetPassword } from "../modules/credentials/set-password.ts";
import type { Mailer } from "../modules/mail/mailer.ts";
import type { MailTokens } from "../modules/mail-tokens/mail-tokens.ts";
import type { MembershipService } from "../modules/membership/membership.service.ts";
import { createRecovery } from "../modules/recovery/recovery.service.ts";
import { createChallenges } from "../modules/second-factor/challenges.ts";
import { createOneTimeCodes } from "../modules/second-factor/one-time-codes.ts";
import { createPasskeys } from "../modules/second-factor/passkeys.ts";
import { createRecoveryCodes } from "../modules/second-factor/recovery-codes.ts";
import { createSecondFactorLogin } from "../modules/second-factor/second-factor-login.ts";
import { createSecondFactor } from "../modules/second-factor/second-factor.service.ts";
import { createTellOfChange } from "../modules/second-factor/tell-of-change.ts";
import { createTellOfRefusal } from "../modules/second-factor/tell-of-refusal.ts";
import { createDeviceTokens } from "../modules/sessions/device-token.ts";
import { createFinishLogin } from "../modules/sessions/finish-login.ts";
import { createLoginLimits } from "../modules/sessions/login-limits.ts";
import type { LoginLimitOptions } from "../modules/sessions/login-limits.ts";
import { createLogin } from "../modules/sessions/login.ts";
import { createOwnSessions } from "../modules/sessions/own-sessions.ts";
import { createSessions } from "../modules/sessions/sessions.service.ts";
import type { SessionsService } from "../modules/sessions/sessions.service.ts";
import type { PasswordHasher } from "../modules/users/password-hasher.ts";
import type { RequireGoodPassword } from "../modules/users/password-rules.ts";
import type { Sealer } from "../sealing/seal.ts";

export interface IdentitySliceDeps {
  database: DatabaseConnection;
  jobs: Jobs;
  sealer: Sealer;
  hasher: PasswordHasher;
  audit: RecordAudit;
  mailer: Mailer;
  mailTokens: MailTokens;
  membership: MembershipService;
  requireGoodPassword: RequireGoodPassword;
  loginLimits: LoginLimitOptions;
  publicOrigin: string;
  keys: { session: string; memberToken: string; internal: string };
  now: () => Date;
}

export interface IdentitySlice {
  sessions: SessionsService;
  requireCurrentPassword: RequireCurrentPassword;
  register(app: FastifyInstance): void;
  jobKinds: readonly JobKind<never>[];
}

const quarterHourSeconds = 900;
const hourSeconds = 3_600;
const daySeconds = 86_400;

/** Who somebody is: login with its second factor, sessions, the password and its recovery. */
export function composeIdentity(deps: IdentitySliceDeps): IdentitySlice {
  const { hasher, audit, mailer, membership, requireGoodPassword, keys, now } = deps;
  const { db, pool } = deps.database;
  const limit = (name: string, points: number, windowSeconds: number) =>
    createLimit(pool, { name, points, windowSeconds });

  const devices = createDeviceTokens(keys.session);
  const sessions = createSessions({
    db,
    membership,
    audit,
    devices,
    now,
    sessionKey: keys.session,
    memberTokenKey: keys.memberToken,
  });
  const finish = createFinishLogin({ db, membership, sessions, devices, mailer, audit, now });

  const requireCurrentPassword = createCurrentPassword({
    db,
    hasher,
    requireFew: limit("current-password", 10, quarterHourSeconds),
    audit,
  });
  const setPassword = createSetPassword({ sessions, mailer, mailTokens: deps.mailTokens, now });
  const credentials = { db, hasher, requireGoodPassword, setPassword, devices, audit };

  const challenges = createChallenges(db, now);
  const recoveryCodes = createRecoveryCodes(db, keys.session, now);
  const codes = createOneTimeCodes({ db, sealer: deps.sealer, recoveryCodes, now });
  const passkeys = createPasskeys({ db, challenges, publicOrigin: deps.publicOrigin, now });
  const tellOfChange = createTellOfChange(mailer, audit, now);
  const factors = { db, codes, recoveryCodes, passkeys, tellOfChange };
  const secondFactorLogin = createSecondFactorLogin({
    ...factors,
    challenges,
    finish,
    tellOfRefusal: createTellOfRefusal(db, mailer, now),
    audit,
    requireFewCodes: limit("second-factor", 10, quarterHourSeconds),
    requireFewDigits: limit("second-factor-digits", 30, daySeconds),
  });

  const { recovery, jobKinds } = createRecovery({
    ...credentials,
    jobs: deps.jobs,
    sealer: deps.sealer,
    mailer,
    mailTokens: deps.mailTokens,
    requireFewRequests: limit("recovery-address", 20, hourSeconds),
    requireFewLinks: limit("recovery-link", 60, hourSeconds),
    requireFewMails: limit("recovery-mail", 5, hourSeconds),
    now,
  });

  return {
    sessions,
    requireCurrentPassword,
    register(app) {
      app.register(usersV1, {
        prefix: "/api/users/v1",
        login: createLogin({
          db,
          hasher,
          limits: createLoginLimits(pool, deps.loginLimits),
          devices,
          findChallenge: secondFactorLogin.findChallenge,
          finish,
          audit,
        }),
        secondFactorLogin,
        passkeys,
        requireFewPasskeyLogins: limit("passkey-login", 60, hourSeconds),
        sessions,
        internalKey: keys.internal,
      });
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
        noteRefusedPage: createNoteRefusedPage(audit, limit("refused-page", 20, hourSeconds)),
        internalKey: keys.internal,
      });
    },
    jobKinds: [
      ...jobKinds,
      { name: "sweep-challenges", cron: "41 * * * *", handle: () => challenges.sweep() },
    ],
  };
}
