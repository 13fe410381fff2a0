import { separatorOf, splitLine } from "../../../../../contract/shared/csv.ts";
import type { FileLines } from "./file-lines.ts";
import type { Problems } from "./import-problem.ts";

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
