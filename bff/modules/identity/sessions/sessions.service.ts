import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import type { SessionRow, UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { CmsUser, MembershipService } from "../membership/membership.service.ts";
import type { TeamRoles } from "../membership/team-roles.ts";
import { toUser } from "../users/user.ts";
import type { User } from "../users/user.ts";
import { deviceOf, networkOf } from "./client-names.ts";
import type { Client } from "../../../http/client.ts";
import { deriveAccessToken, hashAccessToken, parseAccessToken } from "./access-token.ts";
import type { DeviceTokens } from "./device-token.ts";
import { mintDirectusToken } from "./directus-token.ts";
import { accessTokenExpiry, isOpen, judgeToken, rotate, SESSION_MS } from "./session-state.ts";
import {
  deleteEndedSessions,
  findSessionWithUser,
  insertSession,
  lockSession,
  noteUse,
  revokeSession,
  revokeSessionsOf,
  saveRotation,
} from "./sessions.repository.ts";
import type { RevokedReason } from "./sessions.repository.ts";

type OpenSession = {
  accessTokenExpiry: string;
  directusToken: string;
  directusTokenExpiry: string;
  cmsUser: CmsUser | null;
  /** Present only for the team, who moderate and import. */
  isTeam?: true;
  /** Present only for a team member who needs a login with a second factor to act as such. */
  teamNeedsSecondFactor?: true;
};

export type SessionCheck = OpenSession & {
  user: Pick<User, "id" | "directusUserId" | "firstName" | "lastName" | "fullName" | "email">;
};

export type SessionGrant = OpenSession &
  User & {
    accessToken: string;
    /** Absolute end of the session, regardless of renewals. */
    refreshTokenExpiry: string;
  };

export type LoginGrant = SessionGrant & {
  deviceToken: string;
};

export type SessionHolder = {
  userId: string;
  sessionId: string;
};

/** Methods that take a token throw `auth.invalid_token` if it is invalid or expired. */
export type SessionsService = {
  /**
   * Logs in a user whose identity is proved. Call `membership.statusOf` first.
   * @param cmsUser from the membership status
   * @param isTwoFactor whether a one-time code or a passkey proved the identity
   */
  open(user: UserRow, cmsUser: CmsUser, client: Client, isTwoFactor?: boolean): Promise<LoginGrant>;
  check(token: string): Promise<SessionCheck>;
  requireUserId(token: string): Promise<string>;
  requireHolder(token: string): Promise<SessionHolder>;
  /**
   * True if the session is open and its user may use the portal. For connections that stay open after the
   * token was checked.
   */
  isLive(sessionId: string): Promise<boolean>;
  /** Issues the next token. Parallel calls with one token get the same next token. */
  renew(token: string, requestId: string): Promise<SessionGrant>;
  end(token: string, requestId: string): Promise<void>;
  /** Ends all sessions of a user, except the named one, in the caller's transaction. */
  endAll(
    within: Database,
    userId: string,
    reason: RevokedReason,
    exceptSessionId?: string,
  ): Promise<void>;
};

export type SessionsDeps = {
  db: Database;
  membership: MembershipService;
  teamRoles: TeamRoles;
  audit: RecordAudit;
  devices: DeviceTokens;
  now: () => Date;
  sessionKey: string;
  memberTokenKey: string;
  /** Team members need a login with a second factor to act as such. */
  isStaffTfaRequired: boolean;
};

/** Minimum time between two updates of the last use: reading a page should not write. */
const NOTE_USE_EVERY_MS = 5 * 60_000;

export function createSessions(deps: SessionsDeps): SessionsService {
  const { db, membership, audit, devices, now, sessionKey } = deps;

  async function requireEntitled(user: UserRow): Promise<CmsUser> {
    if (!user.isActive) throw invalidToken();
    const status = await membership.statusOf(user);
    if (!status.entitled) throw invalidToken();
    return status.cmsUser;
  }

  async function requireSession(token: string, requestId?: string) {
    const claimed = parseAccessToken(token);
    const found = claimed && (await findSessionWithUser(db, claimed.id));
    if (!found) throw invalidToken();
    const verdict = judgeToken(found.session, token, now(), sessionKey);
    if (verdict.kind === "reused") await endReused(found.session, requestId);
    if (!("expiresAt" in verdict)) throw invalidToken();
    return { ...found, expiresAt: verdict.expiresAt };
  }

  async function requireHolder(token: string): Promise<SessionHolder> {
    const { session, user } = await requireSession(token);
    await requireEntitled(user);
    return { userId: user.id, sessionId: session.id };
  }

  async function endReused(session: SessionRow, requestId?: string): Promise<void> {
    await revokeSession(db, session.id, "reuse", now());
    await audit({
      event: "session.reused",
      userId: session.userId,
      ...(requestId && { requestId }),
    });
  }

  async function toOpenSession(
    { directusUserId }: UserRow,
    cmsUser: CmsUser,
    { expiresAt, isTwoFactor }: { expiresAt: Date; isTwoFactor: boolean },
  ): Promise<OpenSession> {
    const isOfTeam = await deps.teamRoles.isOfTeam(cmsUser.role);
    const mayActForTeam = isOfTeam && (isTwoFactor || !deps.isStaffTfaRequired);
    const holder = { directusUserId, mayActForTeam };
    const directus = mintDirectusToken(deps.memberTokenKey, holder, now());
    return {
      accessTokenExpiry: expiresAt.toISOString(),
      directusToken: directus.token,
      directusTokenExpiry: directus.expiresAt.toISOString(),
      cmsUser,
      ...(mayActForTeam && { isTeam: true }),
      ...(isOfTeam && !mayActForTeam && { teamNeedsSecondFactor: true }),
    };
  }

  async function toGrant(
    user: UserRow,
    cmsUser: CmsUser,
    granted: { token: string; expiresAt: Date; endsAt: Date; isTwoFactor: boolean },
  ): Promise<SessionGrant> {
    return {
      ...toUser(user),
      ...(await toOpenSession(user, cmsUser, granted)),
      accessToken: granted.token,
      refreshTokenExpiry: granted.endsAt.toISOString(),
    };
  }

  return {
    async open(user, cmsUser, client, isTwoFactor = false) {
      const createdAt = now();
      const endsAt = new Date(createdAt.getTime() + SESSION_MS);
      const source = { id: randomUUID(), generation: 1, seed: randomBytes(32) };
      const token = deriveAccessToken(sessionKey, source);
      const expiresAt = accessTokenExpiry(createdAt, endsAt);
      await deleteEndedSessions(db, user.id, createdAt);
      await insertSession(db, {
        ...source,
        userId: user.id,
        tokenHash: hashAccessToken(token),
        expiresAt,
        endsAt,
        createdAt,
        isTwoFactor,
        device: deviceOf(client.userAgent),
        network: networkOf(client.addressKey),
      });
      await noteUse(db, { id: source.id, userId: user.id, lastUsedAt: null }, createdAt, createdAt);
      return {
        ...(await toGrant(user, cmsUser, { token, expiresAt, endsAt, isTwoFactor })),
        deviceToken: devices.issue(user),
      };
    },

    async check(token) {
      const { session, user, expiresAt } = await requireSession(token);
      const cmsUser = await requireEntitled(user);
      const at = now();
      await noteUse(db, session, at, new Date(at.getTime() - NOTE_USE_EVERY_MS));
      const { id, directusUserId, firstName, lastName, fullName, email } = toUser(user);
      return {
        ...(await toOpenSession(user, cmsUser, { expiresAt, isTwoFactor: session.isTwoFactor })),
        user: { id, directusUserId, firstName, lastName, fullName, email },
      };
    },

    requireUserId: async (token) => (await requireHolder(token)).userId,

    requireHolder,

    async isLive(sessionId) {
      const found = await findSessionWithUser(db, sessionId);
      if (!found || !isOpen(found.session, now()) || !found.user.isActive) return false;
      return (await membership.statusOf(found.user)).entitled;
    },

    async renew(token, requestId) {
      const { session, user } = await requireSession(token, requestId);
      const cmsUser = await requireEntitled(user);
      const granted = await db.transaction(async (transaction) => {
        const locked = await lockSession(transaction, session.id);
        return locked && renewLocked(transaction, locked, token);
      });
      if (!granted) throw invalidToken();
      return toGrant(user, cmsUser, granted);
    },

    async end(token, requestId) {
      const { session } = await requireSession(token, requestId);
      await revokeSession(db, session.id, "logout", now());
      await audit({ event: "logout", userId: session.userId, requestId });
    },

    async endAll(within, userId, reason, exceptId) {
      await revokeSessionsOf(within, userId, {
        reason,
        now: now(),
        ...(exceptId !== undefined && { exceptId }),
      });
    },
  };

  async function renewLocked(transaction: Database, session: SessionRow, token: string) {
    const verdict = judgeToken(session, token, now(), sessionKey);
    if (verdict.kind === "current") {
      const next = rotate(session, now(), sessionKey);
      await saveRotation(transaction, session.id, next.rotation);
      const { endsAt, isTwoFactor } = session;
      return { token: next.token, expiresAt: next.rotation.expiresAt, endsAt, isTwoFactor };
    }
    if (verdict.kind === "previous") {
      const { expiresAt, endsAt, isTwoFactor } = session;
      return { token: deriveAccessToken(sessionKey, session), expiresAt, endsAt, isTwoFactor };
    }
    return null;
  }
}

function invalidToken(): ServiceError {
  return new ServiceError("auth.invalid_token");
}
