import { listenToPostgres } from "../../../signalr/backplane/postgres-listener.ts";
import type {
  PostgresListener,
  PostgresListenerSettings,
} from "../../../signalr/backplane/postgres-listener.ts";
import type { SignalRServer } from "../../../signalr/signalr-server.ts";

/**
 * Database channel that names users who may have lost access. Triggers of sessions, users and chat
 * participants notify it.
 */
const CHANNEL = "portal_access";

export type AccessChangesDeps = Pick<PostgresListenerSettings, "connect"> & {
  recheck: SignalRServer["recheck"];
  log: NonNullable<PostgresListenerSettings["log"]>;
};

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
    // Notifications sent while the listener was disconnected are lost.
    onOpen: (isAgain) => isAgain && look(),
    log,
  });
}
