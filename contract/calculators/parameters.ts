/**
 * Types of parameter fields. Editors' entries and the values that pages read are both checked against them.
 */
type Kinds = {
  /** 0–100 */
  percent: number;
  /** Francs, zero or more. */
  chf: number;
  /** A whole number, zero or more. */
  count: number;
  /** Above zero, with decimals. */
  average: number;
  cantons: readonly string[];
  /** Percentages by age, without gaps. */
  ages: readonly AgeBand[];
  /** Francs by canton code. */
  byCanton: Readonly<Record<string, number>>;
};

export type AgeBand = { from: number; to: number; percent: number };

/**
 * Rates, ceilings and deductions that editors enter for the calculators: one `parameter_sets` row per key
 * and year. Code has formulas only.
 */
export const parameterShapes = {
  /** AHV/IV/EO on the whole salary (AHVG art. 5 and 13, IVG art. 3, EOG art. 27). */
  "calc.ahv": { employeePercent: "percent", employerPercent: "percent" },
  /** Unemployment insurance up to a ceiling (AVIG art. 3). */
  "calc.alv": { employeePercent: "percent", employerPercent: "percent", ceilingPerYearChf: "chf" },
  /** Accidents outside work. The insurer sets the rate; this one is an estimate (UVG art. 91). */
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
  /** Highest deposit in pillar 3a of a year, with a pension fund (BVV 3 art. 7). */
  "calc.pillar-3a": { maxPerYearChf: "chf" },
  /** Minimum family allowances (FamZG art. 5). */
  "calc.family": { childPerMonthChf: "chf", educationPerMonthChf: "chf" },
  /** Family allowances of the cantons: for the first two children, and from the third on (FamZG art. 3). */
  "calc.family-canton": { firstChildrenByCanton: "byCanton", fromThirdChildByCanton: "byCanton" },
  /** Rules of the tax at source (DBG art. 83–89, QStV). */
  "calc.withholding": { annualModelCantons: "cantons", ordinaryFromGrossPerYearChf: "chf" },
  /** Average monthly premiums of compulsory health insurance. */
  "calc.health-premium": { adultChf: "chf", youngAdultChf: "chf", childChf: "chf" },
  /** Coinsurance beyond the deductible (KVG art. 64, KVV art. 103). */
  "calc.health-costs": {
    coinsurancePercent: "percent",
    coinsuranceMaxAdultChf: "chf",
    coinsuranceMaxChildChf: "chf",
  },
  /** Affordability rules of banks for mortgages. */
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
  /** Current mortgage rate, as a guide. */
  "calc.mortgage-rate": { saronPercent: "percent" },
  /** Average monthly spending of a household (BFS, HABE). */
  "calc.household": {
    grossChf: "chf",
    compulsoryChf: "chf",
    taxesChf: "chf",
    consumptionChf: "chf",
    housingAndEnergyChf: "chf",
  },
  /** Daily allowances after a lost job (AVIG art. 18, 22 and 27, AVIV art. 6a, 40 and 40a). */
  "calc.unemployment": {
    fullPercent: "percent",
    reducedPercent: "percent",
    fullUpToPerDayChf: "chf",
    leastInsuredPerMonthChf: "chf",
    daysPerMonth: "average",
    youngUntilAge: "count",
    youngAllowances: "count",
    allowancesFrom12Months: "count",
    allowancesFrom18Months: "count",
    allowancesFrom22Months: "count",
    longerFromAge: "count",
    noWaitUpToPerYearChf: "chf",
    shortWaitUpToPerYearChf: "chf",
    mediumWaitUpToPerYearChf: "chf",
    longWaitUpToPerYearChf: "chf",
    shortWaitDays: "count",
    mediumWaitDays: "count",
    longWaitDays: "count",
    longestWaitDays: "count",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof Kinds>>>>;

type Shapes = typeof parameterShapes;
export type ParameterKey = keyof Shapes;
export type ParameterValue<Key extends ParameterKey> = {
  [Field in keyof Shapes[Key]]: Kinds[Shapes[Key][Field] & keyof Kinds];
};

/** Key prefix of rows that calculators read. */
export const CALCULATOR_PREFIX = "calc.";
/** Key prefix of rows with whole tables; each table has a shape of its own. */
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
    average: {
      holds: (value) => isNumber(value) && value > 0,
      asks: "um número acima de zero, com ponto decimal, como 21.7",
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
 * Checks a parameter that an editor wrote.
 * @param key of the row; keys outside the calculators have no rule
 * @returns a sentence in Portuguese, or null if valid
 */
export function findParameterProblem(key: string, value: unknown): string | null {
  if (!key.startsWith(CALCULATOR_PREFIX) || key.startsWith(TABLE_PREFIX)) return null;
  if (!isParameterKey(key)) return `Nenhuma calculadora lê a chave ${key}.`;
  const input = typeof value === "object" && value !== null ? value : {};
  const fields: Readonly<Record<string, keyof Kinds>> = parameterShapes[key];
  for (const [field, kind] of Object.entries(fields)) {
    const check = checks[kind];
    const found: unknown = Object.hasOwn(input, field) ? input[field as keyof typeof input] : null;
    if (!check.holds(found)) return `${key}: ${field} precisa ser ${check.asks}.`;
  }
  return null;
}

/** A `parameter_sets` row as calculators use it. */
export type ParameterSet<Key extends ParameterKey = ParameterKey> = {
  key: Key;
  year: number;
  version: number;
  value: ParameterValue<Key>;
  /** Publication with the figures, and its address. */
  source: string;
  sourceUrl: string | null;
  publisher: string | null;
  /** ISO day of the last check against the source; null if never checked. */
  reviewedAt: string | null;
};

/** A row before validation. */
export type WrittenSet = Omit<ParameterSet, "key" | "value"> & { key: string; value: unknown };

export function usableSets(written: readonly WrittenSet[]): ParameterSet[] {
  return written.flatMap((set) => {
    const { key, value } = set;
    if (!isParameterKey(key) || findParameterProblem(key, value) !== null) return [];
    return [{ ...set, key, value: value as ParameterValue<ParameterKey> }];
  });
}

/** The set in force for each key in a year. */
export type YearParameters = {
  year: number;
  sets: { readonly [Key in ParameterKey]?: ParameterSet<Key> };
};

/**
 * Sets in force in a year: per key the newest set of that year or of the last year before it, with the
 * highest version. Each set has its own year, so that pages can show which is used.
 */
export function parametersOf(year: number, sets: readonly ParameterSet[]): YearParameters {
  const chosen: Partial<Record<ParameterKey, ParameterSet>> = {};
  for (const set of sets) {
    const known = chosen[set.key];
    if (set.year > year) continue;
    const isNewer =
      !known || set.year > known.year || (set.year === known.year && set.version > known.version);
    if (isNewer) chosen[set.key] = set;
  }
  return { year, sets: chosen as YearParameters["sets"] };
}

/**
 * Years to choose from, newest first: every year with at least one of these keys, from the first year with
 * all of them.
 */
export function listYears(keys: readonly ParameterKey[], sets: readonly ParameterSet[]): number[] {
  const own = sets.filter(({ key }) => keys.includes(key));
  const years = [...new Set(own.map(({ year }) => year))];
  return years
    .filter((year) => {
      const { sets: chosen } = parametersOf(year, own);
      return keys.every((key) => chosen[key]);
    })
    .sort((one, other) => other - one);
}

/**
 * Edition of the parameters behind a result, such as `2026.1`: the requested year, and the number of
 * renewals of its sets.
 */
export function editionOf({ year, sets }: YearParameters): string {
  const versions = Object.values(sets).map(({ version }) => version - 1);
  return `${year}.${1 + versions.reduce((sum, each) => sum + each, 0)}`;
}

export const allParameterKeys = Object.keys(parameterShapes).filter(isParameterKey);
