import type { Session, Sessions } from "./sessions.server";
import type { SessionEvents } from "./session-events.server";

/** The session that asks, without its tokens. */
export type OwnSession = {
  expiryMs: number;
  /** What is remembered of it may be outdated: the next look asks the service. */
  markStale: () => void;
  forget: () => void;
  renew: () => ReturnType<Sessions["renew"]>;
  /** Tells an open tab what happens to the account; from what it heard last. */
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
    openEvents: (...heardLast) => sessionEvents.open(session, ...heardLast),
  };
}
