import { CANTON_CODES } from "../../../contract/canton-codes";
import { readCantonValues, type CantonValue } from "../../../contract/canton-figure-sets";
import { separatorOf, splitLine } from "../../../contract/csv-line";
import { readNumber } from "./form-values";

export type FigureChange = { code: string; before: number | null; after: number | null };
export type FileProblem = { line: number; text: string };

export type FigureFile = {
  /** What the form would hold; cantons that the file does not name stay as they are. */
  value: Record<string, CantonValue | number | null>;
  /** Where the number, or whose number it is, differs. */
  changes: FigureChange[];
  sameCount: number;
  /** Codes that the file does not name. */
  left: string[];
  /** What is wrong; nothing is to be taken from a file with any. */
  problems: FileProblem[];
};

/** Headings, as offices and editors write them, by how they begin. */
const columns = {
  code: /^(?:cant|kant|sigla|c[oó]d)/i,
  value: /^(?:valor|value|wert|valeur)/i,
  source: /^(?:fonte|source|quelle)/i,
  sourceUrl: /^(?:endere|url|link)/i,
  region: /^(?:grande|regi|gross)/i,
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/** What offices write where they have no number. */
const NO_NUMBER = /^(?:s\/d|[-–—*xX]|\.{1,3}|…)$/;
/** What stands where a letter was kept in another way than UTF-8. */
const LOST_LETTER = "\u{FFFD}";

const words = {
  empty: "Não há linhas abaixo do cabeçalho.",
  columns: "O cabeçalho precisa de uma coluna “cantão” e de uma “valor”.",
  encoding: "Há letras ilegíveis: salve a planilha como “CSV UTF-8”.",
  canton: (written: string) => `“${written}” não é a sigla de um cantão.`,
  twice: (code: string) => `${code} aparece duas vezes.`,
  number: (written: string) => `“${written}” não é um número: escreva como 148200 ou 5,3, ou s/d.`,
};

type Row = { line: number } & Record<Column, string>;

/** Rows below the heading by their columns, in whatever order; other columns are left out. */
function listRows(text: string, problems: FileProblem[]): Row[] {
  const [heading = "", ...lines] = text.replace(/^\u{FEFF}/u, "").split(/\r?\n/);
  const separator = separatorOf(heading);
  const titles = splitLine(heading, separator).map((title) => title.trim());
  const placeOf = (name: Column) => titles.findIndex((title) => columns[name].test(title));
  const places = names.map((name) => [name, placeOf(name)] as const);
  if (placeOf("code") === -1 || placeOf("value") === -1) {
    problems.push({ line: 1, text: words.columns });
    return [];
  }
  const rows = lines.flatMap((written, at) => {
    if (written.trim() === "") return [];
    const fields = splitLine(written, separator);
    const read = places.map(([name, place]) => [name, (fields[place] ?? "").trim()]);
    return [{ line: at + 2, ...(Object.fromEntries(read) as Record<Column, string>) }];
  });
  if (rows.length === 0) problems.push({ line: 1, text: words.empty });
  return rows;
}

/** A number, null for one that the office does not have, undefined for what is none, also where nothing stands. */
const numberOf = (written: string) =>
  NO_NUMBER.test(written) ? null : (readNumber(written) ?? undefined);

function figureOf({ source, sourceUrl, region }: Row, value: number | null): CantonValue {
  return {
    value,
    ...(source && { source }),
    ...(sourceUrl && { sourceUrl }),
    ...(region && { region }),
  };
}

const sameFigure = (one: CantonValue | undefined, other: CantonValue): boolean =>
  one !== undefined &&
  (["value", "source", "sourceUrl", "region"] as const).every((name) => one[name] === other[name]);

/**
 * What a table of an office, as CSV or pasted from a spreadsheet, would change in the figures of the cantons.
 * A row takes the place of its canton's figure whole, also of a source of its own. Pure.
 */
export function readFigureFile(text: string, before: unknown): FigureFile {
  const problems: FileProblem[] = [];
  const known = readCantonValues(before).values;
  const found = new Map<string, CantonValue>();
  for (const row of listRows(text, problems)) {
    const { line } = row;
    const code = row.code.toUpperCase();
    const number = numberOf(row.value);
    const problem = !CANTON_CODES.includes(code)
      ? words.canton(row.code)
      : found.has(code)
        ? words.twice(code)
        : number === undefined
          ? words.number(row.value)
          : names.some((name) => row[name].includes(LOST_LETTER))
            ? words.encoding
            : null;
    if (problem !== null) problems.push({ line, text: problem });
    else found.set(code, figureOf(row, number ?? null));
  }
  const rows = [...found];
  const changed = rows.filter(([code, figure]) => !sameFigure(known[code], figure));
  const kept = typeof before === "object" && before !== null ? before : {};
  return {
    value: {
      ...(kept as Record<string, CantonValue>),
      ...Object.fromEntries(
        changed.map(([code, figure]) => [
          code,
          Object.keys(figure).length > 1 ? figure : figure.value,
        ]),
      ),
    },
    changes: changed.map(([code, { value: after }]) => ({
      ...{ code, after },
      before: known[code]?.value ?? null,
    })),
    sameCount: rows.length - changed.length,
    left: CANTON_CODES.filter((code) => !found.has(code)),
    problems,
  };
}
