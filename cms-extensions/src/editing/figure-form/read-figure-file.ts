import { CANTON_CODES } from "../../../../contract/switzerland/codes";
import {
  figureSources,
  readCantonValues,
  type CantonValue,
} from "../../../../contract/switzerland/canton-figures";
import { separatorOf, splitLine } from "../../../../contract/shared/csv";
import { isWebAddress } from "../../../../contract/shared/public-address";
import { readNumber } from "./form-values";

export type FigureChange = {
  code: string;
  before: number | null;
  after: number | null;
  isOtherSource: boolean;
};
export type FileProblem = { line: number; text: string };

export type FigureFile = {
  /** The form's new value; cantons that the file does not name stay unchanged. */
  value: Record<string, CantonValue | number | null>;
  changes: FigureChange[];
  sameCount: number;
  left: string[];
  headings: string[];
  /** Problems; with any problem the file must not be imported. */
  problems: FileProblem[];
};

const columns = {
  sourceUrl: /url|link|endere/i,
  region: /^(?:grande regi|regi|gro(?:ss|ß)region)/i,
  code: /^(?:cant(?:ão|ao|on)|kanton|sigla|código|codigo|kürzel)$/i,
  value: /^(?:valor|value|wert|valeur)/i,
  source: /^(?:fonte|source|quelle)/i,
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

const NO_NUMBER = /^(?:s\/d|[-–—*x]|\.{1,3}|…)$/i;
/** A comma before three digits is ambiguous (thousands or decimals), like a point: refuse it. */
const UNCLEAR = /^\d{1,3}(?:,\d{3})+$/;
const LOST_LETTER = /[\u{FFFD}\0]/u;
/** The whole country; nearly every official table includes it. */
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

/** A number; null if the authority has none; undefined for invalid or empty text. */
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

function problemOf(row: Row, number: number | null | undefined, isKnown: boolean): string | null {
  const code = row.code.toUpperCase();
  if (!CANTON_CODES.includes(code)) return words.canton(row.code);
  if (isKnown) return words.twice(code);
  if (number === undefined) return words.number(row.value);
  return row.sourceUrl && !isWebAddress(row.sourceUrl) ? words.address(row.sourceUrl) : null;
}

/**
 * Reads a table of an authority, as CSV or pasted from a spreadsheet, and returns the changes to the
 * figures of the cantons. A row replaces its canton's figure completely, including the source.
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
  const stored = typeof before === "object" && before !== null ? before : {};
  return {
    value: {
      ...(stored as Record<string, CantonValue>),
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
