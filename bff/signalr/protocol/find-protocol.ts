import type { HubProtocol } from "./hub-protocol.ts";
import { jsonProtocol } from "./json-protocol.ts";
import { messagePackProtocol } from "./messagepack-protocol.ts";

const protocols: readonly HubProtocol[] = [jsonProtocol, messagePackProtocol];

export function findProtocol(name: string): HubProtocol | null {
  return protocols.find((protocol) => protocol.name === name) ?? null;
}
