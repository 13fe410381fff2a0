export type Address =
  | { kind: "all" }
  | { kind: "group"; name: string }
  | { kind: "user"; userId: string }
  | { kind: "connection"; connectionId: string };

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
      /** The process with this connection calls its client and answers. */
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
 * Distributes messages of one process to all others, in order. Messages are not stored: a process that was
 * disconnected must query the database.
 */
export type Backplane = {
  /** Resolves once the message is sent. The publisher's own listener is not called. */
  publish(message: BackplaneMessage): Promise<void>;
  /** Must be called before anything is published. */
  listen(listener: (message: BackplaneMessage) => void): void;
  close(): Promise<void>;
};
