import { listenToPostgres } from "../../signalr/backplane/postgres-listener.ts";
import type {
  PostgresListener,
  PostgresListenerSettings,
} from "../../signalr/backplane/postgres-listener.ts";
import type { SignalRServer } from "../../signalr/signalr-server.ts";

/** On which the database names users who may be out: triggers of sessions, users and chat participants. */
const CHANNEL = "portal_access";

export type AccessChangesDeps = Pick<PostgresListenerSettings, "connect"> & {
  recheck: SignalRServer["recheck"];
  log: NonNullable<PostgresListenerSettings["log"]>;
};

/** Looks again at the open connections of a user whose session, membership or chat came to an end. */
export function followAccessChanges({
  connect,
  recheck,
  log,
}: AccessChangesDeps): PostgresListener {
  const look = (userId?: string) =>
    void recheck(userId).catch((error: unknown) =>
      log.warn({ err: error }, "open connections could not be looked at again"),
    );
  return listenToPostgres({
    channel: CHANNEL,
    connect,
    onPayload: look,
    // What was said while nobody listened is not said again.
    onOpen: (isAgain) => isAgain && look(),
    log,
  });
}
