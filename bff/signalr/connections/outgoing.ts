import type { HubProtocol } from "../protocol/hub-protocol.ts";
import type { HubMessage } from "../protocol/messages.ts";

/** A message on its way to any number of connections. */
export type Outgoing = {
  /** Written once a protocol, however many connections take it. Throws for what has no form in it. */
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
