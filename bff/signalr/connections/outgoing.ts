import type { HubProtocol } from "../protocol/hub-protocol.ts";
import type { HubMessage } from "../protocol/messages.ts";

export type Outgoing = {
  /** Serialized once per protocol, for all connections. Throws if the protocol cannot represent it. */
  bytesFor(protocol: HubProtocol): Uint8Array;
};

export function outgoing(message: HubMessage): Outgoing {
  const written = new Map<string, Uint8Array>();
  return {
    bytesFor(protocol) {
      const known = written.get(protocol.name);
      if (known) return known;
      const bytes = protocol.write(message);
      written.set(protocol.name, bytes);
      return bytes;
    },
  };
}
