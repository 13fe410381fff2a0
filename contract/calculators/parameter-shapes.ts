/** Of which kind a field of a parameter is; editors' entries and what pages read are both held against it. */
type Kinds = {
  /** 0–100 */
  percent: number;
  /** Francs, zero or more. */
  chf: number;
  /** A whole number, zero or more. */
  count: number;
  /** Codes of cantons. */
  cantons: readonly string[];
  /** Percentages by age, without gaps. */
  ages: readonly AgeBand[];
  /** Francs by the code of the canton. */
  byCanton: Readonly<Record<string, number>>;
};

export type AgeBand = { from: number; to: number; percent: number };

/**
 * What the calculators take from editors: rates, ceilings and deductions, one row of `parameter_sets` for each
 * key and year. Code has formulas only.
 */
export const parameterShapes = {
  /** AHV/IV/EO on the whole salary (AHVG art. 5 and 13, IVG art. 3, EOG art. 27). */
  "calc.ahv": { employeePercent: "percent", employerPercent: "percent" },
  /** Unemployment insurance up to a ceiling (AVIG art. 3). */
  "calc.alv": { employeePercent: "percent", employerPercent: "percent", ceilingPerYearChf: "chf" },
  /** Accidents outside work; the rate is the insurer's, and this one an estimate (UVG art. 91). */
  "calc.nbu": { estimatePercent: "percent", ceilingPerYearChf: "chf" },
  /** Second pillar (BVG art. 2, 7, 8, 16, 66). */
  "calc.bvg": {
    entryThresholdPerYearChf: "chf",
    coordinationDeductionPerYearChf: "chf",
    minCoordinatedChf: "chf",
    upperLimitPerYearChf: "chf",
    employeeSharePercent: "percent",
    ageCredits: "ages",
  },
  /** Least allowances for children (FamZG art. 5). */
  "calc.family": { childPerMonthChf: "chf", educationPerMonthChf: "chf" },
  /** Allowances for children that the cantons pay: for the first two, and from the third on (FamZG art. 3). */
  "calc.family-canton": { firstChildrenByCanton: "byCanton", fromThirdChildByCanton: "byCanton" },
  /** How tax at source is worked out (DBG art. 83–89, QStV). */
  "calc.withholding": { annualModelCantons: "cantons", ordinaryFromGrossPerYearChf: "chf" },
  /** Mean premiums of compulsory health insurance a month. */
  "calc.health-premium": { adultChf: "chf", youngAdultChf: "chf", childChf: "chf" },
  /** What the insured pay of treatments beside the deductible (KVG art. 64, KVV art. 103). */
  "calc.health-costs": {
    coinsurancePercent: "percent",
    coinsuranceMaxAdultChf: "chf",
    coinsuranceMaxChildChf: "chf",
  },
  /** How banks hold a mortgage against an income. */
  "calc.mortgage": {
    imputedInterestPercent: "percent",
    maintenancePercent: "percent",
    maxCostOfIncomePercent: "percent",
    minEquityPercent: "percent",
    minHardEquityPercent: "percent",
    amortizeToPercent: "percent",
    amortizeWithinYears: "count",
    amortizeUntilAge: "count",
  },
  /** What a mortgage costs today, as a guide. */
  "calc.mortgage-rate": { saronPercent: "percent" },
  /** What an average household spends a month (BFS, HABE). */
  "calc.household": {
    grossChf: "chf",
    compulsoryChf: "chf",
    taxesChf: "chf",
    consumptionChf: "chf",
    housingAndEnergyChf: "chf",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof Kinds>>>>;

type Shapes = typeof parameterShapes;
export type ParameterKey = keyof Shapes;
export type ParameterValue<Key extends ParameterKey> = {
  [Field in keyof Shapes[Key]]: Kinds[Shapes[Key][Field] & keyof Kinds];
};

/** Rows that calculators read have keys that begin so. */
export const CALCULATOR_PREFIX = "calc.";
/** Rows with whole tables, which have a shape of their own. */
export const TABLE_PREFIX = "calc.table.";
export const isParameterKey = (key: string): key is ParameterKey =>
  Object.hasOwn(parameterShapes, key);

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

function isBand(value: unknown): value is AgeBand {
  if (typeof value !== "object" || value === null) return false;
  const { from, to, percent } = value as Partial<Record<string, unknown>>;
  return isNumber(from) && isNumber(to) && from <= to && isNumber(percent) && percent <= 100;
}

const areByCanton = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([code, each]) => /^[A-Z]{2}$/.test(code) && isNumber(each));

const areBands = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(isBand) &&
  value.every((band, place) => place === 0 || band.from === (value[place - 1]?.to ?? 0) + 1);

const checks: Readonly<Record<keyof Kinds, { holds: (value: unknown) => boolean; asks: string }>> =
  {
    percent: {
      holds: (value) => isNumber(value) && value <= 100,
      asks: "um número de 0 a 100, com ponto decimal, como 5.3",
    },
    chf: { holds: isNumber, asks: "um valor em francos, zero ou mais, como 148200" },
    count: {
      holds: (value) => isNumber(value) && Number.isInteger(value),
      asks: "um número inteiro, zero ou mais",
    },
    cantons: {
      holds: (value) =>
        Array.isArray(value) &&
        value.every((code) => typeof code === "string" && /^[A-Z]{2}$/.test(code)),
      asks: 'uma lista de siglas, como ["GE", "VD"]',
    },
    byCanton: {
      holds: areByCanton,
      asks: 'um valor em francos por sigla, como {"ZH": 215, "VS": 327}',
    },
    ages: {
      holds: areBands,
      asks: 'faixas de idade sem lacunas, como [{"from": 25, "to": 34, "percent": 7}]',
    },
  };

/**
 * What is wrong with a parameter as an editor wrote it.
 * @param key of the row; what is no calculator's has no rule
 * @returns a sentence in Portuguese, or null when it can be worked with
 */
export function findParameterProblem(key: string, value: unknown): string | null {
  if (!key.startsWith(CALCULATOR_PREFIX) || key.startsWith(TABLE_PREFIX)) return null;
  if (!isParameterKey(key)) return `Nenhuma calculadora lê a chave ${key}.`;
  const given = typeof value === "object" && value !== null ? value : {};
  const fields: Readonly<Record<string, keyof Kinds>> = parameterShapes[key];
  for (const [field, kind] of Object.entries(fields)) {
    const check = checks[kind];
    const found: unknown = Object.hasOwn(given, field) ? given[field as keyof typeof given] : null;
    if (!check.holds(found)) return `${key}: ${field} precisa ser ${check.asks}.`;
  }
  return null;
}
