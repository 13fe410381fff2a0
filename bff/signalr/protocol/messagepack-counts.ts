import { InvalidMessageError } from "../settings/errors.ts";

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
