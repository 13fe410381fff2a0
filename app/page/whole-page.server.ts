import { Writable } from "node:stream";

/**
 * React 18 flushes its whole buffer when the next character does not fit. The unused end is zeros, which a
 * browser shows as "�".
 */
function withoutUnusedEnd(piece: Uint8Array): Uint8Array {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end -= 1;
  return piece.subarray(0, end);
}

/** Collects a rendered page and returns it whole: member pages wait for their data anyway. */
class WholePage extends Writable {
  readonly #done: (page: string) => void;
  readonly #pieces: Uint8Array[] = [];
  #text = "";

  constructor(done: (page: string) => void) {
    super();
    this.#done = done;
  }

  /** Called only if the server process has patched React (app/http/whole-text.ts). */
  writeText(text: string): void {
    this.#text += text;
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, next: () => void): void {
    this.#pieces.push(withoutUnusedEnd(piece));
    next();
  }

  override _final(next: () => void): void {
    this.#done(this.#pieces.length > 0 ? Buffer.concat(this.#pieces).toString() : this.#text);
    next();
  }
}

export function collectPage(done: (page: string) => void): Writable {
  return new WholePage(done);
}
