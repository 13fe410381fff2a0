import { createHash } from "node:crypto";
import { separatorOf, splitLine } from "../../../../../contract/shared/csv.ts";
import { problemOf, RefusedFileError, type Problems } from "./import-problem.ts";

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

export type CsvRow<Column extends string> = { line: number; fields: Record<Column, string> };

/**
 * Rows of an official CSV by column name, in any order. Other columns are ignored. A missing column ends
 * the reading; a row with too few fields is a separate problem.
 */
export async function* readCsvRows<Column extends string>(
  { lines, finished }: FileLines,
  columns: readonly Column[],
  problems: Problems,
): AsyncGenerator<CsvRow<Column>> {
  let line = 0;
  let separator = ",";
  let width = 0;
  let places: (readonly [Column, number])[] = [];
  for await (const text of lines) {
    line++;
    if (line === 1) {
      separator = separatorOf(text);
      const names = splitLine(text, separator).map((name) => name.trim());
      const missing = columns.filter((column) => !names.includes(column));
      if (missing.length > 0) {
        problems.add("file.missing_column", 1, missing.join(", "));
        problems.requireNone();
      }
      width = names.length;
      places = columns.map((column) => [column, names.indexOf(column)] as const);
    } else if (text !== "") {
      const parts = splitLine(text, separator);
      if (parts.length === width) {
        const fields = Object.fromEntries(
          places.map(([column, at]) => [column, (parts[at] ?? "").trim()]),
        );
        yield { line, fields: fields as Record<Column, string> };
      } else {
        problems.add("row.format", line, `${parts.length} colunas, e não ${width}`);
      }
    }
  }
  if (line <= 1) problems.add("file.empty");
  if (!finished().isLastLineWhole) {
    problems.add("file.truncated", line, "a última linha não termina");
  }
}
