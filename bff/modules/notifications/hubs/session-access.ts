import { toServiceError } from "../../../errors.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";

export type SessionIdentity = { userId: string; claims: { sessionId: string } };

export type SessionAccess = {
  /** Called for every request of a connection. An invalid or expired token gives 401. */
  authenticate(request: {
    token: string | null;
  }): Promise<SessionIdentity | { status: 401 | 503; reason?: string }>;
  revalidate(caller: { identity: { claims?: Readonly<Record<string, string>> } }): Promise<boolean>;
};

export function createSessionAccess(
  sessions: Pick<SessionsService, "requireHolder" | "isLive">,
): SessionAccess {
  return {
    async authenticate({ token }) {
      if (token === null) return { status: 401 };
      try {
        const { userId, sessionId } = await sessions.requireHolder(token);
        return { userId, claims: { sessionId } };
      } catch (error) {
        const { code, message } = toServiceError(error);
        if (code === "auth.invalid_token") return { status: 401, reason: message };
        if (code === "unavailable") return { status: 503, reason: message };
        throw error;
      }
    },
    async revalidate({ identity }) {
      const sessionId = identity.claims?.sessionId;
      return sessionId !== undefined && (await sessions.isLive(sessionId));
    },
  };
}
