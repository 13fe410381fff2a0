import type {
  AgeClass,
  InsuranceModel,
} from "../../../../../contract/switzerland/health-insurance.ts";
import type { HealthPremium } from "../extracts/premiums-extract.ts";
import { type FileLines, readCsvRows, type CsvRow } from "./file-lines.ts";
import { collectProblems, type Problems } from "./import-problem.ts";

export type ReadPremiums = {
  premiums: HealthPremium[];
  lineCount: number;
  /** Rows of rebates for third and further children. */
  leftOutCount: number;
};

/** Columns of the BAG's `Prämien_CH.csv`. */
const COLUMNS = [
  "Versicherer",
  "Kanton",
  "Geschäftsjahr",
  "Region",
  "Altersklasse",
  "Unfalleinschluss",
  "Tariftyp",
  "Altersuntergruppe",
  "Franchise",
  "Prämie",
  "Tarifbezeichnung",
] as const;
type Row = CsvRow<(typeof COLUMNS)[number]>;

const AGE_CLASS = new Map<string, AgeClass>([
  ["AKL-ERW", "adult"],
  ["AKL-JUG", "young"],
  ["AKL-KIN", "child"],
]);
const ACCIDENT = new Map([
  ["MIT-UNF", true],
  ["OHN-UNF", false],
  ["OHNE-UNF", false],
]);
const MODEL = new Map<string, InsuranceModel>([
  ["TAR-BASE", "standard"],
  ["TAR-HAM", "family_doctor"],
  ["TAR-HMO", "hmo"],
  ["TAR-DIV", "telemedicine"],
]);
/** First and second child. Rows of further children are left out, because they have special rebates. */
const FIRST_CHILDREN = ["", "K1"];
const REGION = /^PR-REG CH([0-3])$/;
const DEDUCTIBLE = /^FRA-(\d{1,4})$/;
const AMOUNT = /^\d{1,5}(?:\.\d{1,2})?$/;
const CANTON = /^[A-Z]{2}$/;
const NUMBER = /^\d{1,5}$/;

type Group = Omit<HealthPremium, "deductiblesChf" | "premiumCents"> & {
  premiums: Map<number, { cents: number; line: number }>;
};

/**
 * Reads a year's approved premiums. Rows of a tariff that differ only by deductible become one.
 * @throws {RefusedFileError} with every faulty line
 */
export async function readPremiumsFile(file: FileLines, year: number): Promise<ReadPremiums> {
  const problems = collectProblems();
  const groups = new Map<string, Group>();
  let lineCount = 0;
  let leftOutCount = 0;
  for await (const row of readCsvRows(file, COLUMNS, problems)) {
    lineCount++;
    if (!FIRST_CHILDREN.includes(row.fields.Altersuntergruppe)) leftOutCount++;
    else addRow(groups, row, year, problems);
  }
  problems.requireNone();
  return { premiums: [...groups.values()].map(toPremium), lineCount, leftOutCount };
}

function addRow(
  groups: Map<string, Group>,
  { line, fields }: Row,
  year: number,
  problems: Problems,
): void {
  if (Number(fields.Geschäftsjahr) !== year) {
    return problems.add("row.wrong_year", line, fields.Geschäftsjahr);
  }
  const ageClass = AGE_CLASS.get(fields.Altersklasse);
  const hasAccident = ACCIDENT.get(fields.Unfalleinschluss);
  const model = MODEL.get(fields.Tariftyp);
  const [, region] = REGION.exec(fields.Region) ?? [];
  const [, deductible] = DEDUCTIBLE.exec(fields.Franchise) ?? [];
  const { Kanton: canton, Tarifbezeichnung: tariff, Versicherer: insurer } = fields;
  const wrong =
    (ageClass === undefined && "Altersklasse") ||
    (hasAccident === undefined && "Unfalleinschluss") ||
    (model === undefined && "Tariftyp") ||
    (region === undefined && "Region") ||
    (deductible === undefined && "Franchise") ||
    (!AMOUNT.test(fields.Prämie) && "Prämie") ||
    (!CANTON.test(canton) && "Kanton") ||
    (!NUMBER.test(insurer) && "Versicherer") ||
    (tariff === "" && "Tarifbezeichnung");
  if (wrong || ageClass === undefined || hasAccident === undefined || model === undefined) {
    return problems.add("row.format", line, String(wrong));
  }
  const key = [canton, region, ageClass, hasAccident, insurer, model, tariff].join("|");
  const group: Group = groups.get(key) ?? {
    ...{ canton, region: Number(region), ageClass, hasAccident, model, tariff },
    insurer: Number(insurer),
    premiums: new Map(),
  };
  groups.set(key, group);
  const known = group.premiums.get(Number(deductible));
  if (known) return problems.add("row.duplicate", line, String(known.line));
  group.premiums.set(Number(deductible), {
    cents: Math.round(Number(fields.Prämie) * 100),
    line,
  });
}

function toPremium({ premiums, ...group }: Group): HealthPremium {
  const rising = [...premiums].toSorted(([one], [other]) => one - other);
  return {
    ...group,
    deductiblesChf: rising.map(([deductible]) => deductible),
    premiumCents: rising.map(([, { cents }]) => cents),
  };
}
