import type { Database } from "../../../db/database.ts";
import type { SessionRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { RecordAudit } from "../audit/audit.ts";
import { deviceOf } from "./client-names.ts";
import { findSessionWithUser, listOpenSessions, revokeSession } from "./sessions.repository.ts";
import type { SessionHolder, SessionsService } from "./sessions.service.ts";

export type OwnSession = {
  id: string;
  isCurrent: boolean;
  device: string;
  network: string;
  createdAt: string;
  lastUsedAt: string;
};

export type OwnSessions = {
  list(holder: SessionHolder): Promise<OwnSession[]>;
  /** @throws {ServiceError} `not_found` for another user's session */
  endOne(holder: SessionHolder, sessionId: string): Promise<void>;
  endOthers(holder: SessionHolder): Promise<void>;
};

export type OwnSessionsDeps = {
  db: Database;
  sessions: SessionsService;
  audit: RecordAudit;
  now: () => Date;
};

export function createOwnSessions({ db, sessions, audit, now }: OwnSessionsDeps): OwnSessions {
  return {
    async list({ userId, sessionId }) {
      const rows = await listOpenSessions(db, userId, now());
      return rows.map((row) => toOwnSession(row, sessionId));
    },

    async endOne({ userId }, id) {
      const found = await findSessionWithUser(db, id);
      if (found?.user.id !== userId) throw new ServiceError("not_found");
      await revokeSession(db, id, "ended_by_member", now());
      await audit({ event: "session.ended", userId });
    },

    async endOthers({ userId, sessionId }) {
      await sessions.endAll(db, userId, "ended_by_member", sessionId);
      await audit({ event: "session.ended", userId });
    },
  };
}

function toOwnSession(row: SessionRow, currentId: string): OwnSession {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    device: row.device ?? deviceOf(""),
    network: row.network ?? "",
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: (row.lastUsedAt ?? row.createdAt).toISOString(),
  };
}
