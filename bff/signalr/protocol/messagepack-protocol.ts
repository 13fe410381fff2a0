import { Decoder, encode } from "@msgpack/msgpack";
import { InvalidMessageError } from "../settings/errors.ts";
import { takeFrame, writeFrame } from "./length-framing.ts";
import type { HubProtocol } from "./hub-protocol.ts";
import { requireHonestCounts } from "./messagepack-counts.ts";
import { messageTypes } from "./messages.ts";
import type { CompletionMessage, HubMessage } from "./messages.ts";
import { readMessage } from "./read-message.ts";
import { requireDepth } from "./require-depth.ts";

const completionKinds = { error: 1, nothing: 2, result: 3 } as const;
const noHeaders = {};

const decoder = new Decoder();

export const messagePackProtocol: HubProtocol = {
  name: "messagepack",
  isBinary: true,
  take: (inbox, { maxMessageBytes }) => takeFrame(inbox, maxMessageBytes),
  parse(bytes, { maxDepth }) {
    const items = decodeList(bytes);
    requireDepth(items, maxDepth);
    return readMessage(fieldsOf(items));
  },
  write: (message) => writeFrame(encode(itemsOf(message), { ignoreUndefined: true })),
};

function decodeList(bytes: Uint8Array): readonly unknown[] {
  requireHonestCounts(bytes);
  let value: unknown;
  try {
    value = decoder.decode(bytes);
  } catch (error) {
    throw new InvalidMessageError("A message is no MessagePack", { cause: error });
  }
  if (!Array.isArray(value)) throw new InvalidMessageError("A message is no list");
  return value;
}

function fieldsOf(items: readonly unknown[]): Readonly<Record<string, unknown>> {
  const [type] = items;
  switch (type) {
    case messageTypes.invocation:
    case messageTypes.streamInvocation: {
      const [, , invocationId, target, args, streamIds] = items;
      return { type, invocationId, target, arguments: args, streamIds };
    }
    case messageTypes.streamItem:
      return { type, invocationId: items[2], item: items[3] };
    case messageTypes.completion:
      return { type, invocationId: items[2], ...outcomeOf(items) };
    case messageTypes.cancelInvocation:
      return { type, invocationId: items[2] };
    case messageTypes.close:
      return { type, error: items[1] };
    default:
      return { type };
  }
}

function outcomeOf([, , , kind, value]: readonly unknown[]): Pick<CompletionMessage, "result"> & {
  error?: unknown;
} {
  if (kind === completionKinds.error) return { error: value };
  if (kind === completionKinds.nothing) return {};
  if (kind === completionKinds.result) return { result: value };
  throw new InvalidMessageError("A completion is of no known kind");
}

function itemsOf(message: HubMessage): readonly unknown[] {
  const { type } = message;
  switch (type) {
    case messageTypes.invocation:
    case messageTypes.streamInvocation:
      return [
        type,
        noHeaders,
        message.invocationId ?? null,
        message.target,
        message.arguments.map((value) => value ?? null),
        [],
      ];
    case messageTypes.streamItem:
      return [type, noHeaders, message.invocationId, message.item ?? null];
    case messageTypes.completion:
      return [type, noHeaders, message.invocationId, ...writeOutcome(message)];
    case messageTypes.cancelInvocation:
      return [type, noHeaders, message.invocationId];
    case messageTypes.ping:
      return [type];
    case messageTypes.close:
      return [type, message.error ?? null, message.allowReconnect ?? false];
  }
}

function writeOutcome({ error, result }: CompletionMessage): readonly unknown[] {
  if (error !== undefined) return [completionKinds.error, error];
  return result === undefined ? [completionKinds.nothing] : [completionKinds.result, result];
}
