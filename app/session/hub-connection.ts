import { HubConnectionBuilder, LogLevel, type HubConnection } from "@microsoft/signalr";

/**
 * Same timing as the other hub clients of the portal: a ping every 10 s and four attempts, then a button.
 */
const SERVER_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 10_000;
const RETRY_AFTER_MS = [0, 2_000, 10_000, 30_000];

/** The member's cookie authenticates the connection. The portal's origin proxies it to the service. */
export function buildHub(path: string, query: Record<string, string>): HubConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(`${path}?${new URLSearchParams(query)}`)
    .withAutomaticReconnect(RETRY_AFTER_MS)
    .configureLogging(LogLevel.None)
    .build();
  connection.serverTimeoutInMilliseconds = SERVER_TIMEOUT_MS;
  connection.keepAliveIntervalInMilliseconds = KEEP_ALIVE_MS;
  return connection;
}
