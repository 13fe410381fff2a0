import type { InsurerName, PremiumRegion } from "../rows/official-rows.repository.ts";
import { readCsvRows } from "./csv-rows.ts";
import type { FileLines } from "./file-lines.ts";
import { collectProblems } from "./import-problem.ts";

const POSTCODE = /^[1-9]\d{3}$/;
const CANTON = /^[A-Z]{2}$/;
const REGION = /^(?:PR-REG CH)?([0-3])$/;
const NUMBER = /^\d{1,5}$/;

/**
 * Reads the BAG's premium regions (`PLZ`, `Ort`, `Kanton`, `Region`).
 * @throws {RefusedFileError} with every faulty line
 */
export async function readRegionsFile(file: FileLines): Promise<PremiumRegion[]> {
  const problems = collectProblems();
  const regions = new Map<string, PremiumRegion>();
  const firstLines = new Map<string, number>();
  for await (const { line, fields } of readCsvRows(
    ...([file, ["PLZ", "Ort", "Kanton", "Region"], problems] as const),
  )) {
    const { PLZ: postcode, Ort: locality, Kanton: canton } = fields;
    const [, region] = REGION.exec(fields.Region) ?? [];
    const key = [postcode, locality, canton, region].join("|");
    const first = firstLines.get(key);
    if (first !== undefined) problems.add("row.duplicate", line, String(first));
    else if (!POSTCODE.test(postcode) || locality === "" || !CANTON.test(canton) || !region) {
      problems.add("row.format", line, "CEP, localidade, cantão ou região");
    } else {
      firstLines.set(key, line);
      regions.set(key, { postcode, locality, canton, region: Number(region) });
    }
  }
  problems.requireNone();
  return [...regions.values()];
}

/**
 * Reads the BAG's numbers of insurers (`Nummer`, `Name`).
 * @throws {RefusedFileError} with every faulty line
 */
export async function readInsurersFile(file: FileLines): Promise<InsurerName[]> {
  const problems = collectProblems();
  const insurers = new Map<number, InsurerName>();
  for await (const { line, fields } of readCsvRows(
    ...([file, ["Nummer", "Name"], problems] as const),
  )) {
    const number = Number(fields.Nummer);
    if (!NUMBER.test(fields.Nummer) || fields.Name === "") {
      problems.add("row.format", line, "número ou nome");
    } else if (insurers.has(number)) {
      problems.add("row.duplicate", line, fields.Nummer);
    } else {
      insurers.set(number, { number, name: fields.Name });
    }
  }
  problems.requireNone();
  return [...insurers.values()];
}
