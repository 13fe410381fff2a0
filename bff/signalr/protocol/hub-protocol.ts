import type { Inbox } from "./inbox.ts";
import type { HubMessage } from "./messages.ts";

export type ProtocolLimits = { maxMessageBytes: number; maxDepth: number };

export type HubProtocol = {
  name: string;
  isBinary: boolean;
  /**
   * Takes the next complete message from the inbox; null if it is incomplete.
   * @throws {InvalidMessageError} for a message that is too large or has no end
   */
  take(inbox: Inbox, limits: ProtocolLimits): Uint8Array | null;
  /**
   * Parses one message; null for a message to ignore.
   * @throws {InvalidMessageError}
   */
  parse(bytes: Uint8Array, limits: ProtocolLimits): HubMessage | null;
  /** Serializes a message with its frame. Throws for values that the encoding cannot represent. */
  write(message: HubMessage): Uint8Array;
};
