import type { CloseReason } from "../connections/connection.ts";

/** Calls a client method by name; resolves once local clients have it and the backplane accepted it. */
export type Recipients = {
  send(method: string, ...args: readonly unknown[]): Promise<void>;
};

export type Recipient = Recipients & {
  /**
   * Calls a client method and waits for its result, which is not validated.
   * @throws {ClientError} with the client's error message
   * @throws {ClientGoneError} if it disconnected or does not answer in time
   */
  invoke(method: string, ...args: readonly unknown[]): Promise<unknown>;
};

export type Clients = {
  all: Recipients;
  allExcept(connectionIds: readonly string[]): Recipients;
  group(name: string): Recipients;
  groupExcept(name: string, connectionIds: readonly string[]): Recipients;
  user(userId: string): Recipients;
  connection(connectionId: string): Recipient;
  /** Closes the user's connections. Without `allowReconnect` their clients do not reconnect. */
  disconnectUser(userId: string, reason?: CloseReason): Promise<void>;
};

/** Groups exist only by name, as long as their members' connections. */
export type Groups = {
  add(connectionId: string, group: string): Promise<void>;
  remove(connectionId: string, group: string): Promise<void>;
};
