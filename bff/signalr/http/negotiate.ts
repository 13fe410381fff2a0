import { findValue } from "./hub-request.ts";
import { transportKinds } from "../transports/transport.ts";
import type { TransportKind } from "../transports/transport.ts";

const HIGHEST_VERSION = 1;

export type Negotiation = { version: 0 | 1 } | { error: string };

const formats = (kind: TransportKind) =>
  kind === "ServerSentEvents" ? ["Text"] : ["Text", "Binary"];

const availableTransports = transportKinds.map((transport) => ({
  transport,
  transferFormats: formats(transport),
}));

/** Which version of negotiating the client asks for. Newer ones than known get the newest known. */
export function readNegotiation(query: URLSearchParams): Negotiation {
  const asked = findValue(query, "negotiateversion");
  if (asked === null) return { version: 0 };
  if (!/^\d{1,9}$/.test(asked)) {
    return { error: `The client requested an invalid protocol version '${asked.slice(0, 20)}'` };
  }
  return { version: Number(asked) >= HIGHEST_VERSION ? HIGHEST_VERSION : 0 };
}

/**
 * What the client is to go on with. In version 0 the id is its key as well. Stateful reconnect is not
 * offered, whether it was asked for or not.
 */
export function negotiationAnswer(version: 0 | 1, { id, token }: { id: string; token: string }) {
  return {
    negotiateVersion: version,
    connectionId: id,
    ...(version === 1 && { connectionToken: token }),
    availableTransports,
  };
}
