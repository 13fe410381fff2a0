import type { Session, Sessions } from "./sessions.server";
import type { SessionEvents } from "./session-events.server";

export type OwnSession = {
  expiryMs: number;
  /** Marks the cached session as possibly outdated: the next check asks the service. */
  markStale: () => void;
  forget: () => void;
  renew: () => ReturnType<Sessions["renew"]>;
  openEvents: (lastEventId: string | null, isAfterHub: boolean) => Response;
};

export function ownSessionOf(
  session: Session,
  { sessions, sessionEvents }: { sessions: Sessions; sessionEvents: SessionEvents },
): OwnSession {
  const { accessToken, accessTokenExpiryMs } = session;
  return {
    expiryMs: accessTokenExpiryMs,
    markStale: () => sessions.markStale(accessToken),
    forget: () => sessions.forget(accessToken),
    renew: () => sessions.renew(accessToken),
    openEvents: (...lastReceived) => sessionEvents.open(session, ...lastReceived),
  };
}
