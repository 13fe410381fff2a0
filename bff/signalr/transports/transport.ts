/** Transports by their names in negotiation, in order of preference. */
export const transportKinds = ["WebSockets", "ServerSentEvents", "LongPolling"] as const;
export type TransportKind = (typeof transportKinds)[number];

/** Carries bytes in both directions without interpreting them. No function throws. */
export type Transport = {
  readonly kind: TransportKind;
  /** One or more complete messages, sent together. */
  send(bytes: Uint8Array, isBinary: boolean): void;
  bufferedBytes(): number;
  /** Sends pending data, then ends; `closed` follows. */
  end(): void;
  /** Ends at once; `closed` follows. */
  cut(): void;
  /** Stops reading from the client until `resume`, if the transport supports it. */
  pause(): void;
  resume(): void;
  scan(elapsedMs: number): void;
};

export type TransportEvents = {
  received(bytes: Uint8Array): void;
  drained(): void;
  closed(): void;
};
