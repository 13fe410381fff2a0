/** All timeouts and limits. Times in milliseconds, sizes in bytes. */
export type SignalROptions = {
  /** A connection gets a ping after this time without data. Not on long polling. */
  keepAliveMs: number;
  /**
   * A client that has sent a ping and is then silent for this time counts as disconnected. Not while its
   * method runs.
   */
  clientTimeoutMs: number;
  /** From opening a transport to the handshake. */
  handshakeTimeoutMs: number;
  /** From negotiating to opening a transport. */
  openTimeoutMs: number;
  /** The connection ends if the network does not accept a write within this time. */
  sendTimeoutMs: number;
  /** From the close message to closing the socket. */
  closeTimeoutMs: number;
  pollTimeoutMs: number;
  /** A polling client without a new poll within this time counts as disconnected. */
  disconnectTimeoutMs: number;
  scanEveryMs: number;
  /** Interval of a hub's `revalidate` for each connection, in addition to `recheck`. */
  revalidateEveryMs: number;
  maxMessageBytes: number;
  /** Maximum size of one WebSocket message or one POST, which may contain many messages. */
  maxFrameBytes: number;
  maxDepth: number;
  /** Maximum unsent data; a slower reader is disconnected. */
  maxBufferedBytes: number;
  /** A stream's next item is requested while less than this is unsent. */
  streamBufferBytes: number;
  /** Maximum number of queued invocations; further ones are not read from the connection. */
  maxQueuedInvocations: number;
  maxStreamsPerConnection: number;
  /** Maximum number of unread items of a client's stream; beyond this the connection is not read. */
  maxQueuedItems: number;
  /** A client that does not answer a call within this time has failed it. */
  clientResultTimeoutMs: number;
  /** Maximum number of calls started per second and connection; further ones are read later. */
  maxCallsPerSecond: number;
  maxConnectionsPerUser: number;
  maxConnections: number;
};

/** Defaults of ASP.NET Core where they exist; the ping is more frequent. */
export const defaultOptions: SignalROptions = {
  keepAliveMs: 10_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 15_000,
  openTimeoutMs: 15_000,
  sendTimeoutMs: 10_000,
  closeTimeoutMs: 5_000,
  pollTimeoutMs: 50_000,
  disconnectTimeoutMs: 15_000,
  scanEveryMs: 1_000,
  revalidateEveryMs: 5_000,
  maxMessageBytes: 32 * 1024,
  maxFrameBytes: 1024 * 1024,
  maxDepth: 64,
  maxBufferedBytes: 1024 * 1024,
  streamBufferBytes: 64 * 1024,
  maxQueuedInvocations: 32,
  maxStreamsPerConnection: 16,
  maxQueuedItems: 10,
  clientResultTimeoutMs: 30_000,
  maxCallsPerSecond: Infinity,
  maxConnectionsPerUser: 20,
  maxConnections: 20_000,
};
