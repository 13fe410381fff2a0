import { InvalidMessageError } from "../settings/errors.ts";
import { isRecord, parseJson } from "./parse-json.ts";
import { readMessage, requireDepth } from "./read-message.ts";
import { takeRecord, writeRecord } from "./record-framing.ts";
import type { HubProtocol } from "./hub-protocol.ts";

export const jsonProtocol: HubProtocol = {
  name: "json",
  isBinary: false,
  take: (inbox, { maxMessageBytes }) => takeRecord(inbox, maxMessageBytes),
  parse(bytes, { maxDepth }) {
    const fields = parseJson(bytes);
    if (!isRecord(fields)) throw new InvalidMessageError("A message is no object");
    requireDepth(fields, maxDepth);
    return readMessage(fields);
  },
  write: (message) => writeRecord(JSON.stringify(message)),
};
