export const messageTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

export type InvocationMessage = {
  type: typeof messageTypes.invocation;
  target: string;
  arguments: readonly unknown[];
  /** Absent if the caller expects no answer. */
  invocationId?: string;
  /**
   * Ids of the streams that the client sends with it, in the order of its arguments; absent without
   * streams.
   */
  streamIds?: readonly string[];
};

export type StreamInvocationMessage = {
  type: typeof messageTypes.streamInvocation;
  target: string;
  arguments: readonly unknown[];
  invocationId: string;
  streamIds?: readonly string[];
};

export type StreamItemMessage = {
  type: typeof messageTypes.streamItem;
  invocationId: string;
  item: unknown;
};

/** Has an error, or a result, or neither; never both. A result may be null. */
export type CompletionMessage = {
  type: typeof messageTypes.completion;
  invocationId: string;
  error?: string;
  result?: unknown;
};

export type CancelInvocationMessage = {
  type: typeof messageTypes.cancelInvocation;
  invocationId: string;
};

export type PingMessage = { type: typeof messageTypes.ping };

export type CloseMessage = {
  type: typeof messageTypes.close;
  error?: string;
  allowReconnect?: boolean;
};

export type HubMessage =
  | InvocationMessage
  | StreamInvocationMessage
  | StreamItemMessage
  | CompletionMessage
  | CancelInvocationMessage
  | PingMessage
  | CloseMessage;
