import type { CloseReason } from "../connections/connection.ts";

/** Calls a method of clients by its name; once local clients have it and the backplane took it. */
export type Recipients = {
  send(method: string, ...args: readonly unknown[]): Promise<void>;
};

/** One client, which may be asked for an answer. */
export type Recipient = Recipients & {
  /**
   * Calls a method of the client and waits for what it returns, which nobody checked.
   * @throws {ClientError} what the client says of its failure
   * @throws {ClientGoneError} where it is gone, or does not answer in time
   */
  invoke(method: string, ...args: readonly unknown[]): Promise<unknown>;
};

/** Whom to call, on every process of the server. */
export type Clients = {
  all: Recipients;
  allExcept(connectionIds: readonly string[]): Recipients;
  group(name: string): Recipients;
  groupExcept(name: string, connectionIds: readonly string[]): Recipients;
  user(userId: string): Recipients;
  connection(connectionId: string): Recipient;
  /** Ends the connections of a user. Without `allowReconnect` their clients do not come back. */
  disconnectUser(userId: string, reason?: CloseReason): Promise<void>;
};

/** Groups last as long as their members' connections; a name is all there is to them. */
export type Groups = {
  add(connectionId: string, group: string): Promise<void>;
  remove(connectionId: string, group: string): Promise<void>;
};
