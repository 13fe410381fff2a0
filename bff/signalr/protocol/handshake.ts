import { HandshakeError } from "../settings/errors.ts";
import type { HubProtocol } from "./hub-protocol.ts";
import { jsonProtocol } from "./json-protocol.ts";
import { messagePackProtocol } from "./messagepack-protocol.ts";
import { isRecord, parseJson } from "./parse-json.ts";
import { writeRecord } from "./record-framing.ts";

/** Version 2 adds only stateful reconnect, which is not offered. */
const HIGHEST_VERSION = 2;
const UNEXPECTED = "An unexpected error occurred during connection handshake.";

export const HANDSHAKE_CANCELED = "Handshake was canceled.";

const protocols: readonly HubProtocol[] = [jsonProtocol, messagePackProtocol];

function findProtocol(name: string): HubProtocol | null {
  return protocols.find((protocol) => protocol.name === name) ?? null;
}

/**
 * Returns the protocol that the client's first message requests.
 * @throws {HandshakeError} with the messages of ASP.NET Core
 */
export function readHandshake(record: Uint8Array, canCarryBinary: boolean): HubProtocol {
  const { protocol: name, version } = readRequest(record);
  const protocol = findProtocol(name);
  if (!protocol) throw new HandshakeError(`The protocol '${name}' is not supported.`);
  if (version > HIGHEST_VERSION) {
    throw new HandshakeError(
      `The server does not support version ${version} of the '${name}' protocol.`,
    );
  }
  if (protocol.isBinary && !canCarryBinary) {
    throw new HandshakeError(
      `Cannot use the '${name}' protocol on the current transport. The transport does not support 'Binary' transfer format.`,
    );
  }
  return protocol;
}

export function writeHandshake(error?: string): Uint8Array {
  return writeRecord(JSON.stringify(error === undefined ? {} : { error }));
}

function readRequest(record: Uint8Array): { protocol: string; version: number } {
  let request: unknown;
  try {
    request = parseJson(record);
  } catch (error) {
    throw new HandshakeError(UNEXPECTED, { cause: error });
  }
  if (!isRecord(request)) throw new HandshakeError(UNEXPECTED);
  const { protocol, version } = request;
  if (typeof protocol !== "string" || !Number.isInteger(version)) {
    throw new HandshakeError(UNEXPECTED);
  }
  return { protocol, version: Number(version) };
}
