import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Coding } from "./content-coding.ts";

/** Slow but small: cached bodies are compressed once, off the event loop, and sent many times. */
const COMPRESS: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body) =>
    promisify(zstdCompress)(body, {
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
      // Without the size zstd takes 83 MB per page, with it two.
      pledgedSrcSize: body.length,
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

export type CodedBody = ReturnType<typeof createCodedBody>;

export function createCodedBody(plain: Buffer) {
  const made = new Map<string, Buffer>([["identity", plain]]);
  const inFlight = new Map<Coding, Promise<Buffer>>();

  function make(coding: Coding): Promise<Buffer> {
    const running = inFlight.get(coding);
    if (running) return running;
    const making = COMPRESS[coding](plain)
      .then((bytes) => {
        made.set(coding, bytes);
        return bytes;
      })
      .finally(() => inFlight.delete(coding));
    inFlight.set(coding, making);
    return making;
  }

  return {
    plain,
    findMade: (coding: Coding | "identity"): Buffer | null => made.get(coding) ?? null,
    make,
  };
}
