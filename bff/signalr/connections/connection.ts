import type { HubMessage } from "../protocol/messages.ts";
import type { Transport, TransportEvents, TransportKind } from "../transports/transport.ts";
import type { Identity } from "./identity.ts";
import type { Outgoing } from "./outgoing.ts";

/** negotiated, carried by a transport, past the handshake, saying goodbye, over. */
export type ConnectionState = "new" | "open" | "ready" | "closing" | "gone";

export type CloseReason = { error?: string; allowReconnect?: boolean };

export type Connection = {
  /** Others may know it. */
  readonly id: string;
  /** Only its client knows it. */
  readonly token: string;
  readonly identity: Identity;
  /** The query of the request that made it, without what the protocol adds. */
  readonly query: URLSearchParams;
  state(): ConnectionState;
  transportKind(): TransportKind | null;
  /** Puts it on a transport; once. */
  open<T extends Transport>(carry: (events: TransportEvents) => T): T;
  /** Nothing is sent before the handshake. Throws for a message that cannot be written. */
  send(message: Outgoing): void;
  /** Says goodbye and ends. Without `allowReconnect` the client does not come back by itself. */
  close(reason?: CloseReason): void;
  /** Ends without a word. */
  cut(): void;
  /** What the client sent past the transport, by a post. */
  receive(bytes: Uint8Array): void;
  /** Reads on, where what came waits for room. */
  read(): void;
  /** Once what came is read, or the connection is over. */
  whenRead(): Promise<void>;
  /** Once little waits to be sent. False where nothing can be sent any more. */
  whenDrained(): Promise<boolean>;
  scan(): void;
};

/** What stands behind a connection and knows what messages mean. */
export type ConnectionHandler = {
  ready(): void;
  receive(message: HubMessage): void;
  /** False while it has enough to do. */
  hasRoom(): boolean;
  /** True while a method runs: the client may be silent meanwhile. */
  isBusy(): boolean;
  gone(): void;
};
