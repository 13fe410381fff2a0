import type { HubMessage } from "../protocol/messages.ts";
import type { Transport, TransportEvents, TransportKind } from "../transports/transport.ts";
import type { Identity } from "./identity.ts";
import type { Outgoing } from "./outgoing.ts";

/** Negotiated, on a transport, after the handshake, closing, closed. */
export type ConnectionState = "new" | "open" | "ready" | "closing" | "gone";

export type CloseReason = { error?: string; allowReconnect?: boolean };

export type Connection = {
  readonly id: string;
  /** Secret, known only to its client. */
  readonly token: string;
  readonly identity: Identity;
  readonly query: URLSearchParams;
  state(): ConnectionState;
  transportKind(): TransportKind | null;
  open<T extends Transport>(carry: (events: TransportEvents) => T): T;
  /** Sends nothing before the handshake. Throws if the message cannot be serialized. */
  send(message: Outgoing): void;
  /** Sends a close message and ends. Without `allowReconnect` the client does not reconnect by itself. */
  close(reason?: CloseReason): void;
  cut(): void;
  /** Bytes that the client sent by POST instead of the transport. */
  receive(bytes: Uint8Array): void;
  /** Continues reading after a pause for lack of room. */
  read(): void;
  /** Resolves once all received bytes are read, or the connection is closed. */
  whenRead(): Promise<void>;
  /** Resolves once little data is pending. False if nothing can be sent any more. */
  whenDrained(): Promise<boolean>;
  scan(): void;
};

export type ConnectionHandler = {
  ready(): void;
  receive(message: HubMessage): void;
  hasRoom(): boolean;
  /** True while a method runs: the client may be silent meanwhile. */
  isBusy(): boolean;
  gone(): void;
};
