import type { Inbox } from "./inbox.ts";
import type { HubMessage } from "./messages.ts";

export type ProtocolLimits = { maxMessageBytes: number; maxDepth: number };

/** One encoding of the hub protocol. */
export type HubProtocol = {
  /** As the handshake names it. */
  name: string;
  isBinary: boolean;
  /**
   * Takes the next whole message out of what came; null where the rest has not come yet.
   * @throws {InvalidMessageError} for one that is too large or has no end
   */
  take(inbox: Inbox, limits: ProtocolLimits): Uint8Array | null;
  /**
   * Reads one message; null for one to ignore.
   * @throws {InvalidMessageError}
   */
  parse(bytes: Uint8Array, limits: ProtocolLimits): HubMessage | null;
  /** The message as it goes over the line, with its frame. Throws for values it has no form for. */
  write(message: HubMessage): Uint8Array;
};
