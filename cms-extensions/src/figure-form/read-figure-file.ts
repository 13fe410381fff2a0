import { CANTON_CODES } from "../../../contract/canton-codes";
import {
  figureSources,
  readCantonValues,
  type CantonValue,
} from "../../../contract/canton-figure-sets";
import { separatorOf, splitLine } from "../../../contract/csv-line";
import { isWebAddress } from "../../../contract/web-address";
import { readNumber } from "./form-values";

export type FigureChange = {
  code: string;
  before: number | null;
  after: number | null;
  /** Whose number it is differs as well. */
  isOtherSource: boolean;
};
export type FileProblem = { line: number; text: string };

export type FigureFile = {
  /** What the form would hold; cantons that the file does not name stay as they are. */
  value: Record<string, CantonValue | number | null>;
  /** Where the number, or whose number it is, differs. */
  changes: FigureChange[];
  sameCount: number;
  /** Codes that the file does not name. */
  left: string[];
  /** Headings of the columns that were read. */
  headings: string[];
  /** What is wrong; nothing is to be taken from a file with any. */
  problems: FileProblem[];
};

/** Headings, as offices and editors write them; a heading is of the first that fits. */
const columns = {
  sourceUrl: /url|link|endere/i,
  region: /^(?:grande regi|regi|gro(?:ss|ß)region)/i,
  code: /^(?:cant(?:ão|ao|on)|kanton|sigla|código|codigo|kürzel)$/i,
  value: /^(?:valor|value|wert|valeur)/i,
  source: /^(?:fonte|source|quelle)/i,
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/** What offices write where they have no number. */
const NO_NUMBER = /^(?:s\/d|[-–—*x]|\.{1,3}|…)$/i;
/** A comma before three digits may part thousands or decimals, as a point may: nobody guesses. */
const UNCLEAR = /^\d{1,3}(?:,\d{3})+$/;
/** What stands where letters were kept in another way than UTF-8. */
const LOST_LETTER = /[\u{FFFD}\0]/u;
/** Of the whole country, beside the cantons in nearly every table of an office. */
const COUNTRY = "CH";

const words = {
  empty: "Não há linhas abaixo do cabeçalho.",
  columns: "O cabeçalho precisa de uma coluna “cantão” e de uma coluna “valor”.",
  unclear: (one: string, other: string) =>
    `“${one}” e “${other}” dizem o mesmo: deixe só uma das colunas.`,
  encoding: "Há letras ilegíveis: salve a planilha como “CSV UTF-8”.",
  canton: (written: string) => `“${written}” não é a sigla de um cantão.`,
  twice: (code: string) => `${code} aparece duas vezes.`,
  number: (written: string) => `“${written}” não é um número: escreva como 148200 ou 5,3, ou s/d.`,
  address: (written: string) => `“${written}” não é um endereço: ele começa por https://.`,
};

type Row = { line: number } & Record<Column, string>;
type Place = { name: Column; title: string; at: number };

const columnOf = (title: string) => names.find((name) => columns[name].test(title));

/** Which column stands where, by the heading. */
function listPlaces(titles: readonly string[], problems: FileProblem[]): Place[] {
  const places: Place[] = [];
  for (const [at, title] of titles.entries()) {
    const name = columnOf(title);
    const known = places.find((place) => place.name === name);
    if (known) problems.push({ line: 1, text: words.unclear(known.title, title) });
    else if (name) places.push({ name, title, at });
  }
  const isThere = (name: Column) => places.some((place) => place.name === name);
  if (!isThere("code") || !isThere("value")) problems.push({ line: 1, text: words.columns });
  return places;
}

/** Rows below the heading by their columns, in whatever order; other columns are left out. */
function listRows(text: string, problems: FileProblem[]): { places: Place[]; rows: Row[] } {
  const lines = text.replace(/^\u{FEFF}/u, "").split(/\r?\n/);
  const lost = lines.findIndex((line) => LOST_LETTER.test(line));
  if (lost !== -1) problems.push({ line: lost + 1, text: words.encoding });
  const [heading = "", ...below] = lines;
  const separator = separatorOf(heading);
  const titles = splitLine(heading, separator).map((title) => title.trim());
  const places = lost === -1 ? listPlaces(titles, problems) : [];
  if (problems.length > 0) return { places, rows: [] };
  const rows = below.flatMap((written, index) => {
    const fields = splitLine(written, separator).map((field) => field.trim());
    if (fields.every((field) => field === "")) return [];
    const fieldOf = (name: Column) => fields[places.find((each) => each.name === name)?.at ?? -1];
    const read = names.map((name) => [name, fieldOf(name) ?? ""]);
    return [{ line: index + 2, ...(Object.fromEntries(read) as Record<Column, string>) }];
  });
  if (rows.length === 0) problems.push({ line: 1, text: words.empty });
  return { places, rows: rows.filter(({ code }) => code.toUpperCase() !== COUNTRY) };
}

/** A number, null for one that the office does not have, undefined for what is none, also where nothing stands. */
function numberOf(written: string): number | null | undefined {
  if (NO_NUMBER.test(written)) return null;
  return UNCLEAR.test(written) ? undefined : (readNumber(written) ?? undefined);
}

function figureOf({ source, sourceUrl, region }: Row, value: number | null): CantonValue {
  return {
    value,
    ...(source && { source }),
    ...(sourceUrl && { sourceUrl }),
    ...(region && { region }),
  };
}

const isSameSource = (one: CantonValue | undefined, other: CantonValue): boolean =>
  figureSources.every((name) => one?.[name] === other[name]);
const isSame = (one: CantonValue | undefined, other: CantonValue): boolean =>
  one !== undefined && one.value === other.value && isSameSource(one, other);

/** What is wrong with a row; null where nothing is. */
function problemOf(row: Row, number: number | null | undefined, isKnown: boolean): string | null {
  const code = row.code.toUpperCase();
  if (!CANTON_CODES.includes(code)) return words.canton(row.code);
  if (isKnown) return words.twice(code);
  if (number === undefined) return words.number(row.value);
  return row.sourceUrl && !isWebAddress(row.sourceUrl) ? words.address(row.sourceUrl) : null;
}

/**
 * What a table of an office, as CSV or pasted from a spreadsheet, would change in the figures of the cantons.
 * A row takes the place of its canton's figure whole, also of a source of its own.
 */
export function readFigureFile(text: string, before: unknown): FigureFile {
  const problems: FileProblem[] = [];
  const known = readCantonValues(before).values;
  const found = new Map<string, CantonValue>();
  const { places, rows: listed } = listRows(text, problems);
  for (const row of listed) {
    const code = row.code.toUpperCase();
    const number = numberOf(row.value);
    const problem = problemOf(row, number, found.has(code));
    if (problem !== null) problems.push({ line: row.line, text: problem });
    else found.set(code, figureOf(row, number ?? null));
  }
  const rows = [...found];
  const changed = rows.filter(([code, figure]) => !isSame(known[code], figure));
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
    changes: changed.map(([code, figure]) => ({
      ...{ code, after: figure.value, before: known[code]?.value ?? null },
      isOtherSource: !isSameSource(known[code], figure),
    })),
    headings: places.map(({ title }) => title),
    sameCount: rows.length - changed.length,
    left: CANTON_CODES.filter((code) => !found.has(code)),
    problems,
  };
}
