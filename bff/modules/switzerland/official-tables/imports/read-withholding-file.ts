import type { WithholdingFile, WithholdingTariff } from "../extracts/withholding-extract.ts";
import type { FileLines } from "./file-lines.ts";
import { collectProblems, type Problems } from "./import-problem.ts";

export type ReadWithholding = { file: WithholdingFile; lineCount: number };

/** Record 06 in the ESTV's format: fixed positions, counted from 0. */
const TARIFF_LINE =
  /^06(\d{2})([A-Z]{2})([A-Z]\d[NY]) {7}(\d{4})(\d{4})(\d{9})(\d{9})(.)(\d{2})(\d{10})(\d{4}) *$/;
const HEADER_LINE = /^00([A-Z]{2}) {15}(\d{4})(\d{2})(\d{2}) *$/;
const TRAILER_LINE = /^99 {15}([A-Z]{2})(\d{8}) *$/;
/** Flat rates and the median salary, which are not tables of bands. */
const OTHER_RECORD = /^1[0-9]/;
const NEW_TARIFF = "01";

type Bands = {
  code: string;
  fromCents: number[];
  rateHundredths: number[];
  minimumCents: number[];
  lastFrom: number;
};

function addBand(bands: Bands, from: number, rate: number, minimum: number): void {
  bands.lastFrom = from;
  if (bands.rateHundredths.at(-1) === rate && bands.minimumCents.at(-1) === minimum) return;
  bands.fromCents.push(from);
  bands.rateHundredths.push(rate);
  bands.minimumCents.push(minimum);
}

/**
 * Reads `tarYYxx.txt` of a canton: records 06 become tariffs. The trailer (99) must count every record.
 * @throws {RefusedFileError} with every faulty line
 */
export async function readWithholdingFile(
  { lines, finished }: FileLines,
  year: number,
): Promise<ReadWithholding> {
  const problems = collectProblems();
  const tariffs = new Map<string, Bands>();
  const firstLines = new Map<string, number>();
  let header: { canton: string; publishedOn: string } | null = null;
  let counted: number | null = null;
  let line = 0;
  let lineCount = 0;

  for await (const text of lines) {
    line++;
    if (counted !== null) {
      problems.add("row.format", line, "há linhas depois do registro 99");
    } else if (line === 1) {
      header = readHeader(text, problems);
    } else if (text.startsWith("99")) {
      const [, canton, count] = TRAILER_LINE.exec(text) ?? [];
      counted = Number(count ?? 0);
      if (canton !== header?.canton) problems.add("row.wrong_canton", line, canton);
    } else if (!OTHER_RECORD.test(text)) {
      lineCount++;
      readTariffLine(text, line);
    }
  }

  function readTariffLine(text: string, at: number): void {
    const fields = TARIFF_LINE.exec(text);
    if (!fields) return problems.add("row.format", at, "registro 06 incompleto ou desconhecido");
    const [, change, canton, code = "", validYear, , from, , , , minimum, rate] = fields;
    if (change !== NEW_TARIFF) return problems.add("row.format", at, `transação ${change}`);
    if (Number(validYear) !== year) return problems.add("row.wrong_year", at, validYear);
    if (canton !== header?.canton) return problems.add("row.wrong_canton", at, canton);
    const key = `${code}${from}`;
    const first = firstLines.get(key);
    if (first !== undefined) return problems.add("row.duplicate", at, String(first));
    firstLines.set(key, at);
    const empty = { fromCents: [], rateHundredths: [], minimumCents: [], lastFrom: -1 };
    const bands: Bands = tariffs.get(code) ?? { code, ...empty };
    tariffs.set(code, bands);
    if (Number(from) <= bands.lastFrom) return problems.add("row.order", at, code);
    addBand(bands, Number(from), Number(rate), Number(minimum));
  }

  if (line === 0) problems.add("file.empty");
  else if (counted === null) problems.add("file.truncated", line, "não há registro 99 no fim");
  else if (counted !== line) {
    problems.add("file.truncated", line, `são ${line} registros, e não ${counted}`);
  }
  if (!finished().isLastLineWhole && counted === null) {
    problems.add("file.truncated", line, "a última linha não termina");
  }
  problems.requireNone();
  if (!header || tariffs.size === 0) {
    problems.add("file.empty");
    problems.requireNone();
  }
  return { file: toFile(header, tariffs), lineCount };
}

function readHeader(text: string, problems: Problems) {
  const [, canton, year, month, day] = HEADER_LINE.exec(text) ?? [];
  if (!canton) {
    problems.add("file.no_header", 1);
    return null;
  }
  return { canton, publishedOn: `${year}-${month}-${day}` };
}

function toFile(
  header: { canton: string; publishedOn: string } | null,
  tariffs: ReadonlyMap<string, Bands>,
): WithholdingFile {
  const list: WithholdingTariff[] = [...tariffs.values()].map(({ lastFrom, ...tariff }) => tariff);
  return { canton: header?.canton ?? "", publishedOn: header?.publishedOn ?? null, tariffs: list };
}
