import { systemClock } from "../settings/clock.ts";
import type { Clock } from "../settings/clock.ts";
import { silentLog } from "../settings/log.ts";
import type { Log } from "../settings/log.ts";

/** A dedicated session, not through a pooler that shares sessions; has the shape of a `pg` `Client`. */
export type ListeningSession = {
  query(text: string): Promise<unknown>;
  on(event: "notification", listener: (notification: { payload?: string }) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "end", listener: () => void): unknown;
  end(): Promise<void>;
};

export type PostgresListenerSettings = {
  /** Lower-case letters, digits and underscores. */
  channel: string;
  connect(): Promise<ListeningSession>;
  onPayload(payload: string): void;
  /** A session listens; notifications since the previous one are lost. */
  onOpen?: (isAgain: boolean) => void;
  /** Interval for reopening a broken session and for checking an open one. */
  checkEveryMs?: number;
  clock?: Clock;
  log?: Log;
};

export type PostgresListener = { close(): Promise<void> };

/** @throws {Error} for a name that PostgreSQL would read differently */
export function requireChannel(name: string): void {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new Error(`${name} is no channel`);
}

export function listenToPostgres(settings: PostgresListenerSettings): PostgresListener {
  const { channel, connect, onPayload, onOpen, checkEveryMs = 2_000 } = settings;
  const { clock = systemClock, log = silentLog } = settings;
  requireChannel(channel);
  let session: ListeningSession | null = null;
  let isOpening = false;
  let isRequested = false;
  let wasOpen = false;
  let isClosed = false;

  async function open(): Promise<void> {
    isOpening = true;
    try {
      const opened = await connect();
      opened.on("error", (error) => log.warn({ err: error }, "the listening session broke"));
      opened.on("end", () => lose(opened));
      opened.on("notification", ({ payload }) => onPayload(payload ?? ""));
      await opened.query(`listen ${channel}`);
      if (isClosed) return void (await opened.end());
      session = opened;
      onOpen?.(wasOpen);
      wasOpen = true;
    } catch (error) {
      log.warn({ err: error }, "no session listens; it is tried again");
    } finally {
      isOpening = false;
    }
  }

  function lose(lost: ListeningSession): void {
    if (session === lost) session = null;
  }

  /** A session without an answer between two checks is dead, even if its socket is open. */
  function check(): void {
    if (!session) {
      if (!isOpening) void open();
      return;
    }
    const requested = session;
    if (isRequested) {
      isRequested = false;
      lose(requested);
      requested.end().catch(() => {});
      return;
    }
    isRequested = true;
    requested.query("select 1").then(
      () => {
        isRequested = false;
      },
      () => {
        isRequested = false;
        lose(requested);
      },
    );
  }

  void open();
  const stopChecking = clock.every(checkEveryMs, check);
  return {
    async close() {
      isClosed = true;
      stopChecking();
      const last = session;
      session = null;
      await last?.end();
    },
  };
}
