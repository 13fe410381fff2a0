/** Whom a message is for. */
export type Address =
  | { kind: "all" }
  | { kind: "group"; name: string }
  | { kind: "user"; userId: string }
  | { kind: "connection"; connectionId: string };

/** What one process of a server asks the others to do. Plain data: it travels. */
export type BackplaneMessage =
  | {
      kind: "send";
      hub: string;
      to: Address;
      except: readonly string[];
      method: string;
      args: readonly unknown[];
    }
  | { kind: "join" | "leave"; hub: string; connectionId: string; group: string }
  | {
      /** Whoever has this connection asks its client, and answers. */
      kind: "ask";
      hub: string;
      connectionId: string;
      askId: string;
      method: string;
      args: readonly unknown[];
    }
  | { kind: "answer"; hub: string; askId: string; error?: string; result?: unknown }
  | {
      kind: "disconnect";
      hub: string;
      userId: string;
      error?: string;
      allowReconnect: boolean;
    };

/**
 * Takes what one process says to all others. The order of one process is kept. Nothing is remembered:
 * who was away asks the database.
 */
export type Backplane = {
  /** Resolves once the message is on its way. The publisher's own listener is not called. */
  publish(message: BackplaneMessage): Promise<void>;
  /** At once, before anything is published. */
  listen(listener: (message: BackplaneMessage) => void): void;
  close(): Promise<void>;
};
