/** The ways a connection can be carried, as negotiation names them, in order of trial. */
export const transportKinds = ["WebSockets", "ServerSentEvents", "LongPolling"] as const;
export type TransportKind = (typeof transportKinds)[number];

/** Carries bytes both ways and knows nothing of what they mean. No function throws. */
export type Transport = {
  readonly kind: TransportKind;
  /** Whole messages, one or more: they leave together. */
  send(bytes: Uint8Array, isBinary: boolean): void;
  /** What was sent and is not taken by the network yet. */
  bufferedBytes(): number;
  /** Sends what waits, then ends; `closed` follows. */
  end(): void;
  /** Ends at once; `closed` follows. */
  cut(): void;
  /** Takes nothing more from the client until `resume`, where the transport can hold it back. */
  pause(): void;
  resume(): void;
  /** Looks at the time; cuts itself off where the other side takes too long. */
  scan(elapsedMs: number): void;
};

/** What a transport reports to the connection above it. */
export type TransportEvents = {
  received(bytes: Uint8Array): void;
  /** The network took something: there may be room again. */
  drained(): void;
  /** Once, and nothing after it. */
  closed(): void;
};
