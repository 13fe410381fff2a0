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

/** The negotiation version that the client requests. A newer version gets the newest supported one. */
export function readNegotiation(query: URLSearchParams): Negotiation {
  const requested = findValue(query, "negotiateversion");
  if (requested === null) return { version: 0 };
  if (!/^\d{1,9}$/.test(requested)) {
    return {
      error: `The client requested an invalid protocol version '${requested.slice(0, 20)}'`,
    };
  }
  return { version: Number(requested) >= HIGHEST_VERSION ? HIGHEST_VERSION : 0 };
}

/**
 * The answer to a negotiation. In version 0 the id is also the secret. Stateful reconnect is never offered.
 */
export function negotiationAnswer(version: 0 | 1, { id, token }: { id: string; token: string }) {
  return {
    negotiateVersion: version,
    connectionId: id,
    ...(version === 1 && { connectionToken: token }),
    availableTransports,
  };
}
