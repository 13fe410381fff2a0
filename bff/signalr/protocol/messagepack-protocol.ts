import { Decoder, encode } from "@msgpack/msgpack";
import { InvalidMessageError, MessageTooLargeError } from "../settings/errors.ts";
import type { HubProtocol } from "./hub-protocol.ts";
import type { Inbox } from "./inbox.ts";
import { messageTypes } from "./messages.ts";
import type { CompletionMessage, HubMessage } from "./messages.ts";
import { readMessage, requireDepth } from "./read-message.ts";

const completionKinds = { error: 1, nothing: 2, result: 3 } as const;
const noHeaders = {};

const decoder = new Decoder();

const MAX_PREFIX_BYTES = 5;
/** Maximum of the fifth byte: lengths stay below two gigabytes. */
const MAX_FIFTH_BYTE = 0x07;

/**
 * Takes the next message behind its length prefix: seven bits per byte, low bits first.
 * @returns null if the message is incomplete
 * @throws {MessageTooLargeError | InvalidMessageError}
 */
export function takeFrame(inbox: Inbox, maxBytes: number): Uint8Array | null {
  const prefix = readLength(inbox.peek());
  if (!prefix) return null;
  if (prefix.length > maxBytes) throw new MessageTooLargeError(maxBytes);
  const whole = prefix.byteCount + prefix.length;
  if (inbox.byteLength < whole) return null;
  return inbox.take(whole).subarray(prefix.byteCount);
}

export function writeFrame(message: Uint8Array): Uint8Array {
  const prefix: number[] = [];
  let rest = message.length;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    prefix.push(rest > 0 ? low | 0x80 : low);
  } while (rest > 0);
  const frame = new Uint8Array(prefix.length + message.length);
  frame.set(prefix);
  frame.set(message, prefix.length);
  return frame;
}

function readLength(bytes: Uint8Array): { length: number; byteCount: number } | null {
  let length = 0;
  for (let index = 0; index < MAX_PREFIX_BYTES; index++) {
    const byte = bytes[index];
    if (byte === undefined) return null;
    if (index === MAX_PREFIX_BYTES - 1 && byte > MAX_FIFTH_BYTE) break;
    length += (byte & 0x7f) * 2 ** (7 * index);
    if ((byte & 0x80) === 0) return { length, byteCount: index + 1 };
  }
  throw new InvalidMessageError("A length is longer than any message");
}

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

/**
 * Checks the counts in a message's headers without decoding it. A decoder allocates as many values as a
 * header announces: a few bytes could allocate gigabytes. A message that is shorter than announced is
 * invalid.
 * @throws {InvalidMessageError}
 */
export function requireHonestCounts(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  let awaited = 1;
  try {
    while (awaited > 0) {
      const { values, byteCount } = headerAt(view, at);
      awaited += values - 1;
      at += byteCount;
    }
  } catch (error) {
    if (error instanceof InvalidMessageError) throw error;
    throw new InvalidMessageError("A message is cut short", { cause: error });
  }
}

type Header = {
  values: number;
  byteCount: number;
};

const plain = (byteCount: number): Header => ({ values: 0, byteCount });

/** Total bytes of formats with a fixed size: nil, booleans, numbers, and extensions of 1 to 16 bytes. */
const FIXED = new Map([
  [0xc0, 1],
  [0xc2, 1],
  [0xc3, 1],
  [0xca, 5],
  [0xcb, 9],
  [0xcc, 2],
  [0xcd, 3],
  [0xce, 5],
  [0xcf, 9],
  [0xd0, 2],
  [0xd1, 3],
  [0xd2, 5],
  [0xd3, 9],
  [0xd4, 3],
  [0xd5, 4],
  [0xd6, 6],
  [0xd7, 10],
  [0xd8, 18],
]);

function headerAt(view: DataView, at: number): Header {
  const byte = view.getUint8(at);
  if (byte <= 0x7f || byte >= 0xe0) return plain(1);
  if (byte <= 0x8f) return { values: (byte & 0x0f) * 2, byteCount: 1 };
  if (byte <= 0x9f) return { values: byte & 0x0f, byteCount: 1 };
  if (byte <= 0xbf) return plain(1 + (byte & 0x1f));
  const fixed = FIXED.get(byte);
  if (fixed !== undefined) return plain(fixed);
  switch (byte) {
    case 0xc4:
    case 0xd9:
      return plain(2 + view.getUint8(at + 1));
    case 0xc5:
    case 0xda:
      return plain(3 + view.getUint16(at + 1));
    case 0xc6:
    case 0xdb:
      return plain(5 + view.getUint32(at + 1));
    case 0xc7:
      return plain(3 + view.getUint8(at + 1));
    case 0xc8:
      return plain(4 + view.getUint16(at + 1));
    case 0xc9:
      return plain(6 + view.getUint32(at + 1));
    case 0xdc:
      return { values: view.getUint16(at + 1), byteCount: 3 };
    case 0xdd:
      return { values: view.getUint32(at + 1), byteCount: 5 };
    case 0xde:
      return { values: view.getUint16(at + 1) * 2, byteCount: 3 };
    case 0xdf:
      return { values: view.getUint32(at + 1) * 2, byteCount: 5 };
    default:
      throw new InvalidMessageError("A message is no MessagePack");
  }
}

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
