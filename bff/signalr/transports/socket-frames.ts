const LAST_FRAGMENT = 0x80;
const TEXT = 0x1;
const BINARY = 0x2;
const SHORT_MAX = 125;
const MEDIUM_MAX = 0xffff;

/** Frames a server's messages; a message for many sockets is framed once. */
export type FrameMessage = (bytes: Uint8Array, isBinary: boolean) => Buffer;

export function createFraming(): FrameMessage {
  let last: { bytes: Uint8Array; isBinary: boolean; frame: Buffer } | null = null;
  return (bytes, isBinary) => {
    if (last?.bytes === bytes && last.isBinary === isBinary) return last.frame;
    const frame = frameOf(bytes, isBinary);
    last = { bytes, isBinary, frame };
    return frame;
  };
}

function frameOf(bytes: Uint8Array, isBinary: boolean): Buffer {
  const { length } = bytes;
  const headBytes = length <= SHORT_MAX ? 2 : length <= MEDIUM_MAX ? 4 : 10;
  const frame = Buffer.allocUnsafe(headBytes + length);
  frame[0] = LAST_FRAGMENT | (isBinary ? BINARY : TEXT);
  if (headBytes === 2) frame[1] = length;
  else if (headBytes === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(bytes, headBytes);
  return frame;
}
