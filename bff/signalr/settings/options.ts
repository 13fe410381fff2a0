/** Every timer and limit. Times in milliseconds, sizes in bytes. */
export type SignalROptions = {
  /** A connection to which nothing was sent for so long gets a ping. Not on long polling. */
  keepAliveMs: number;
  /** A client that pinged once and then says nothing for so long is gone. Not while its method runs. */
  clientTimeoutMs: number;
  /** From opening a transport to the handshake. */
  handshakeTimeoutMs: number;
  /** From negotiating to opening a transport. */
  openTimeoutMs: number;
  /** A write that the network does not take within this ends the connection. */
  sendTimeoutMs: number;
  /** From saying goodbye to cutting the line. */
  closeTimeoutMs: number;
  /** A poll with nothing to bring is answered empty after this. */
  pollTimeoutMs: number;
  /** A polling client that does not come back within this is gone. */
  disconnectTimeoutMs: number;
  /** How often all of the above is looked at. */
  scanEveryMs: number;
  /** How often `revalidate` of a hub is asked about each connection, beside what `recheck` asks for. */
  revalidateEveryMs: number;
  /** Of one message, whatever it travels in. */
  maxMessageBytes: number;
  /** Of one WebSocket message or one POST, which may carry many messages. */
  maxFrameBytes: number;
  /** Arrays and objects inside each other in what a client sends. */
  maxDepth: number;
  /** What waits to be sent; a reader slower than that is cut off. */
  maxBufferedBytes: number;
  /** A stream is asked for its next item while less than this waits to be sent. */
  streamBufferBytes: number;
  /** Invocations that wait for the one at work; more are not read from the line. */
  maxQueuedInvocations: number;
  /** Streams of one connection at a time, those to it and those from it each. */
  maxStreamsPerConnection: number;
  /** Items of a stream from a client that wait for its method; with more nothing is read from the line. */
  maxWaitingItems: number;
  /** A client that does not answer a call within this has failed it. */
  clientResultTimeoutMs: number;
  /** Calls of one connection that are begun within a second; more are read from the line later. */
  maxCallsPerSecond: number;
  maxConnectionsPerUser: number;
  maxConnections: number;
};

/** What ASP.NET Core has, where it has it; the ping is more frequent. */
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
  maxWaitingItems: 10,
  clientResultTimeoutMs: 30_000,
  maxCallsPerSecond: Infinity,
  maxConnectionsPerUser: 20,
  maxConnections: 20_000,
};
