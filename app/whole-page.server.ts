import { Writable } from "node:stream";

/**
 * React 18 writes its whole buffer when the next letter needs more bytes than are left in it; what it
 * did not fill are zeros, which a browser shows as "�".
 */
function withoutUnusedEnd(piece: Uint8Array): Uint8Array {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end -= 1;
  return piece.subarray(0, end);
}

/**
 * Collects a rendered page and hands it over whole. React writes in pieces of two kilobytes; every
 * member page waits for its data anyway, and one write costs a fraction of forty.
 */
export function collectPage(done: (page: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(withoutUnusedEnd(piece));
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}
