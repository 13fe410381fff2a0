import { HandshakeError, MessageTooLargeError } from "../settings/errors.ts";
import type { Clock } from "../settings/clock.ts";
import type { Log } from "../settings/log.ts";
import type { SignalROptions } from "../settings/options.ts";
import { HANDSHAKE_CANCELED, readHandshake, writeHandshake } from "../protocol/handshake.ts";
import type { HubProtocol } from "../protocol/hub-protocol.ts";
import { createInbox } from "../protocol/inbox.ts";
import { messageTypes } from "../protocol/messages.ts";
import { takeRecord } from "../protocol/record-framing.ts";
import type { Transport } from "../transports/transport.ts";
import type { Connection, ConnectionHandler, ConnectionState } from "./connection.ts";
import { outgoing } from "./outgoing.ts";

export type ConnectionDeps = Pick<Connection, "id" | "token" | "identity" | "query"> & {
  options: SignalROptions;
  clock: Clock;
  log: Log;
  createHandler: (connection: Connection) => ConnectionHandler;
  onGone: (connection: Connection) => void;
};

const ping = outgoing({ type: messageTypes.ping });
const CLOSED_WITH_ERROR = "Connection closed with an error.";

type Turnstile = { pass(): Promise<void>; open(): void };

function createTurnstile(): Turnstile {
  let pending: (() => void)[] = [];
  return {
    pass: () => new Promise((resolve) => pending.push(resolve)),
    open() {
      const all = pending;
      pending = [];
      for (const resolve of all) resolve();
    },
  };
}

export function createConnection(deps: ConnectionDeps): Connection {
  const { id, token, identity, options, clock, log } = deps;
  const inbox = createInbox();
  const reading = createTurnstile();
  const draining = createTurnstile();
  let state: ConnectionState = "new";
  let transport: Transport | null = null;
  let protocol: HubProtocol | null = null;
  let isReading = false;
  let isHeldBack = false;
  let hasPinged = false;
  let sinceMs = clock.elapsedMs();
  let sentAtMs = sinceMs;
  let receivedAtMs = sinceMs;

  const connection: Connection = {
    id,
    token,
    identity,
    query: deps.query,
    state: () => state,
    transportKind: () => transport?.kind ?? null,
    open(carry) {
      enter("open");
      const opened = carry({ received: connection.receive, drained, closed: leave });
      transport = opened;
      return opened;
    },
    send(message) {
      if (state !== "ready" || !transport || !protocol) return;
      sendBytes(message.bytesFor(protocol));
    },
    close(reason = {}) {
      if (state === "ready") connection.send(outgoing({ type: messageTypes.close, ...reason }));
      end();
    },
    cut() {
      if (transport) transport.cut();
      else leave();
    },
    receive(bytes) {
      if (state !== "open" && state !== "ready") return;
      receivedAtMs = clock.elapsedMs();
      inbox.append(bytes);
      read();
    },
    read,
    whenRead: () => (isHeldBack ? reading.pass() : Promise.resolve()),
    async whenDrained() {
      if (isCrowded()) await draining.pass();
      return state === "ready";
    },
    scan,
  };
  const handler = deps.createHandler(connection);
  return connection;

  function enter(next: ConnectionState): void {
    state = next;
    sinceMs = clock.elapsedMs();
  }

  function sendBytes(bytes: Uint8Array): void {
    if (!transport) return;
    transport.send(bytes, protocol?.isBinary ?? false);
    sentAtMs = clock.elapsedMs();
    if (transport.bufferedBytes() <= options.maxBufferedBytes) return;
    log.info({ connectionId: id }, "client reads too slowly: connection cut");
    transport.cut();
  }

  function read(): void {
    if (isReading) return;
    isReading = true;
    try {
      while (state === "open" ? readOpening() : state === "ready" && readNext());
    } catch (error) {
      log.info({ connectionId: id, err: error }, "client sent an invalid message");
      connection.close({ error: CLOSED_WITH_ERROR, allowReconnect: true });
    } finally {
      isReading = false;
    }
    holdBack(state === "ready" && inbox.byteLength > 0 && !handler.hasRoom());
  }

  function holdBack(isFull: boolean): void {
    if (isFull === isHeldBack) return;
    isHeldBack = isFull;
    if (isFull) transport?.pause();
    else {
      transport?.resume();
      reading.open();
    }
  }

  function readOpening(): boolean {
    try {
      const record = takeRecord(inbox, options.maxMessageBytes);
      if (!record) return false;
      protocol = readHandshake(record, transport?.kind !== "ServerSentEvents");
    } catch (error) {
      refuseHandshake(error instanceof MessageTooLargeError ? HANDSHAKE_CANCELED : textOf(error));
      return false;
    }
    enter("ready");
    sendBytes(writeHandshake());
    handler.ready();
    return true;
  }

  function refuseHandshake(error: string): void {
    sendBytes(writeHandshake(error));
    end();
  }

  function readNext(): boolean {
    if (!protocol || !handler.hasRoom()) return false;
    const bytes = protocol.take(inbox, options);
    if (!bytes) return false;
    const message = protocol.parse(bytes, options);
    if (message?.type === messageTypes.close) connection.close();
    else if (message?.type === messageTypes.ping) hasPinged = true;
    else if (message) handler.receive(message);
    return true;
  }

  function isCrowded(): boolean {
    return state === "ready" && (transport?.bufferedBytes() ?? 0) > options.streamBufferBytes;
  }

  function drained(): void {
    if (!isCrowded()) draining.open();
  }

  function end(): void {
    if (state === "closing" || state === "gone") return;
    if (!transport) return leave();
    enter("closing");
    holdBack(false);
    draining.open();
    transport.end();
  }

  function leave(): void {
    if (state === "gone") return;
    enter("gone");
    reading.open();
    draining.open();
    handler.gone();
    deps.onGone(connection);
  }

  function scan(): void {
    const atMs = clock.elapsedMs();
    const forMs = atMs - sinceMs;
    if (state === "new" && forMs > options.openTimeoutMs) leave();
    else if (state === "open" && forMs > options.handshakeTimeoutMs) {
      refuseHandshake(HANDSHAKE_CANCELED);
    } else if (state === "closing" && forMs > options.closeTimeoutMs) transport?.cut();
    else if (state === "ready") scanReady(atMs);
    transport?.scan(atMs);
  }

  function scanReady(atMs: number): void {
    if (isHeldBack) read();
    if (handler.isBusy()) receivedAtMs = atMs;
    if (clock.epochMs() >= (identity.expiresAtMs ?? Infinity)) {
      connection.close({ allowReconnect: true });
    } else if (hasPinged && atMs - receivedAtMs > options.clientTimeoutMs) {
      connection.close({ error: CLOSED_WITH_ERROR, allowReconnect: true });
    } else if (transport?.kind !== "LongPolling" && atMs - sentAtMs >= options.keepAliveMs) {
      connection.send(ping);
    }
  }
}

function textOf(error: unknown): string {
  if (error instanceof HandshakeError) return error.message;
  throw error;
}
