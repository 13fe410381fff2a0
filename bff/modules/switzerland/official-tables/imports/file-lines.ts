import { createHash } from "node:crypto";
import { problemOf, RefusedFileError } from "./import-problem.ts";

const MEGABYTE = 1_048_576;
const MAX_BYTES = 256 * MEGABYTE;
/** Longer than any line of an official file. A file without line ends must not fill the memory. */
const MAX_LINE_LENGTH = 10_000;
const BYTE_ORDER_MARK = "\uFEFF";

export type FileLines = {
  lines: AsyncIterable<string>;
  /** Call it after reading all lines. Returns the SHA-256 in hex, and whether the last line has an end. */
  finished(): { digest: string; isLastLineWhole: boolean };
};

/**
 * Reads a file as lines of UTF-8 without loading it whole.
 * @throws {RefusedFileError} while reading, if it is not UTF-8 or far too large
 */
export function readFileLines(file: AsyncIterable<Uint8Array>): FileLines {
  const hash = createHash("sha256");
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let rest = "";
  let lineCount = 0;

  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new RefusedFileError([problemOf("file.encoding", lineCount + 1)]);
    }
  };

  async function* lines() {
    let size = 0;
    for await (const bytes of file) {
      size += bytes.length;
      if (size > MAX_BYTES) throw tooLarge(`${MAX_BYTES / MEGABYTE} MB`);
      hash.update(bytes);
      const pieces = (rest + decode(bytes)).split("\n");
      rest = pieces.pop() ?? "";
      if (rest.length > MAX_LINE_LENGTH) throw tooLarge("uma linha normal");
      for (const piece of pieces) yield tidy(piece);
    }
    rest += decode();
    if (rest !== "") yield tidy(rest);
  }

  const tidy = (line: string): string => {
    lineCount++;
    const text = line.endsWith("\r") ? line.slice(0, -1) : line;
    return lineCount === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  };

  return {
    lines: { [Symbol.asyncIterator]: lines },
    finished: () => ({ digest: hash.copy().digest("hex"), isLastLineWhole: rest === "" }),
  };
}

function tooLarge(limit: string): RefusedFileError {
  return new RefusedFileError([problemOf("file.too_large", null, limit)]);
}
