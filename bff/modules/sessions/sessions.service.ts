import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../../db/database.ts";
import type { SessionRow, UserRow } from "../../db/schema.ts";
import { ServiceError } from "../../errors.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { CmsUser, MembershipService } from "../membership/membership.service.ts";
import { toUser } from "../users/user.ts";
import type { User } from "../users/user.ts";
import { deriveAccessToken, hashAccessToken, parseAccessToken } from "./access-token.ts";
import { mintDirectusToken } from "./directus-token.ts";
import { accessTokenExpiry, judgeToken, rotate, sessionMs } from "./session-state.ts";
import {
  deleteEndedSessions,
  findSessionWithUser,
  insertSession,
  lockSession,
  revokeSession,
  saveRotation,
} from "./sessions.repository.ts";

/** Times are ISO 8601, UTC. */
export interface SessionCheck {
  accessTokenExpiry: string;
  directusToken: string;
  directusTokenExpiry: string;
  cmsUser: CmsUser | null;
}

export interface SessionGrant extends SessionCheck, User {
  accessToken: string;
  /** When the session ends however often it is renewed. */
  refreshTokenExpiry: string;
}

/** All methods but `open` throw `auth.invalid_token` for a token that is not valid (any more). */
export interface SessionsService {
  open(user: UserRow, cmsUser: CmsUser): Promise<SessionGrant>;
  check(token: string): Promise<SessionCheck>;
  /** Who calls, for doors that answer something else than the session itself. */
  requireUserId(token: string): Promise<string>;
  /** Hands out the next token; parallel calls with one token get the same next one. */
  renew(token: string, requestId: string): Promise<SessionGrant>;
  end(token: string, requestId: string): Promise<void>;
}

export interface SessionsDeps {
  db: Database;
  membership: MembershipService;
  audit: RecordAudit;
  now: () => Date;
  sessionKey: string;
  memberTokenKey: string;
}

/** Sessions of members: opened by a login, renewed by token, ended by logout, reuse or time. */
export function createSessions(deps: SessionsDeps): SessionsService {
  const { db, membership, audit, now, sessionKey } = deps;

  async function requireStanding(user: UserRow): Promise<CmsUser> {
    if (!user.isActive) throw invalidToken();
    const standing = await membership.standingOf(user);
    if (!standing.entitled) throw invalidToken();
    return standing.cmsUser;
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

  async function endReused(session: SessionRow, requestId?: string): Promise<void> {
    await revokeSession(db, session.id, "reuse", now());
    await audit({
      event: "session.reused",
      userId: session.userId,
      ...(requestId && { requestId }),
    });
  }

  function toCheck(user: UserRow, cmsUser: CmsUser, expiresAt: Date): SessionCheck {
    const directus = mintDirectusToken(deps.memberTokenKey, user.directusUserId, now());
    return {
      accessTokenExpiry: expiresAt.toISOString(),
      directusToken: directus.token,
      directusTokenExpiry: directus.expiresAt.toISOString(),
      cmsUser,
    };
  }

  function toGrant(
    user: UserRow,
    cmsUser: CmsUser,
    granted: { token: string; expiresAt: Date; endsAt: Date },
  ): SessionGrant {
    return {
      ...toUser(user),
      ...toCheck(user, cmsUser, granted.expiresAt),
      accessToken: granted.token,
      refreshTokenExpiry: granted.endsAt.toISOString(),
    };
  }

  return {
    async open(user, cmsUser) {
      const createdAt = now();
      const endsAt = new Date(createdAt.getTime() + sessionMs);
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
      });
      return toGrant(user, cmsUser, { token, expiresAt, endsAt });
    },

    async check(token) {
      const { user, expiresAt } = await requireSession(token);
      return toCheck(user, await requireStanding(user), expiresAt);
    },

    async requireUserId(token) {
      const { user } = await requireSession(token);
      await requireStanding(user);
      return user.id;
    },

    async renew(token, requestId) {
      const { session, user } = await requireSession(token, requestId);
      const cmsUser = await requireStanding(user);
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
  };

  async function renewLocked(transaction: Database, session: SessionRow, token: string) {
    const verdict = judgeToken(session, token, now(), sessionKey);
    if (verdict.kind === "current") {
      const next = rotate(session, now(), sessionKey);
      await saveRotation(transaction, session.id, next.rotation);
      return { token: next.token, expiresAt: next.rotation.expiresAt, endsAt: session.endsAt };
    }
    if (verdict.kind === "previous") {
      const { expiresAt, endsAt } = session;
      return { token: deriveAccessToken(sessionKey, session), expiresAt, endsAt };
    }
    return null;
  }
}

function invalidToken(): ServiceError {
  return new ServiceError("auth.invalid_token");
}
