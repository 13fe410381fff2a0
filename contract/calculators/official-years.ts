import type { ParameterKey } from "./parameters.ts";
import { WAGE_TABLE_KEY } from "./wage-table.ts";
import {
  premiumFigures,
  type CantonFigureName,
  type FigureKey,
} from "../switzerland/canton-figures.ts";

/** Official files that are imported whole and stored by the service. */
export const OFFICIAL_KINDS = [
  "withholding_tax",
  "premiums",
  "premium_regions",
  "insurers",
  "exchange_rates",
] as const;
export type OfficialKind = (typeof OFFICIAL_KINDS)[number];

/** Scope of a file that covers all cantons. */
export const WHOLE_COUNTRY = "CH";

/** Outcome of an import run; `tried` is a dry run. */
export const OFFICIAL_RUN_STATES = ["imported", "tried", "refused"] as const;
/** `unchanged`: the same file is already in force. */
export const OFFICIAL_FILE_STATES = [...OFFICIAL_RUN_STATES, "unchanged"] as const;
export type OfficialFileState = (typeof OFFICIAL_FILE_STATES)[number];

/** A year with officially published figures. */
export type Publication = {
  year: number;
  on: string;
  source: string;
  url: string;
};

type OfficialSet = {
  name: string;
  /** Official page for years that the portal does not have. */
  publisher: string;
  url: string;
  /** `parameter_sets` rows that hold this set. */
  parameters: readonly (ParameterKey | typeof WAGE_TABLE_KEY)[];
  /** Canton figures that come from this set. */
  figures: readonly (FigureKey | CantonFigureName)[];
  /** Official file with this set. */
  file: OfficialKind | null;
  /**
   * Month (1–12) of the previous year in which the next year is published; null for a survey without a
   * fixed date.
   */
  expectedMonth: number | null;
  /** Years between two publications; 1 if every year has its own figures. */
  everyYears: number;
  /** Readers decide about the coming year as soon as its figures are published. */
  isDecidedAhead?: true;
  published: readonly Publication[];
};

const FEDERAL_COUNCIL_2027 = {
  year: 2027,
  on: "2026-10-02",
  source: "Conselho Federal, comunicado de 2 out. 2026",
  url: "https://www.admin.ch/fr/newnsb/BqB41FVYi5FB",
} as const;

/**
 * Figures that Switzerland renews regularly, with what is known about the coming year. The editors'
 * dashboard, calculators and comparators read the years only here.
 */
export const officialSets = {
  premiums: {
    name: "Prêmios do seguro de saúde",
    publisher: "Priminfo (BAG)",
    url: "https://www.priminfo.admin.ch/de/praemien",
    parameters: ["calc.health-premium"],
    figures: [...premiumFigures, "avgPremiumCents"],
    file: "premiums",
    expectedMonth: 9,
    everyYears: 1,
    isDecidedAhead: true,
    published: [
      {
        year: 2027,
        on: "2026-09-29",
        source: "BAG, comunicado de 29 set. 2026",
        url: "https://www.priminfo.admin.ch/downloads/medienmitteilung_2027_FR.pdf",
      },
    ],
  },
  withholdingTax: {
    name: "Tarifas do imposto na fonte",
    publisher: "ESTV",
    url: "https://www.estv.admin.ch/estv/de/home/direkte-bundessteuer/quellensteuer.html",
    parameters: ["calc.withholding"],
    figures: [
      "taxSingle5000Pct",
      "taxSingle7000Pct",
      "taxSingle10000Pct",
      "taxFamily7000Pct",
      "taxFamily10000Pct",
    ],
    file: "withholding_tax",
    expectedMonth: 12,
    everyYears: 1,
    published: [],
  },
  pensionFund: {
    name: "Limites do 2º pilar (BVG) e do pilar 3a",
    publisher: "BSV",
    url: "https://www.bsv.admin.ch",
    parameters: ["calc.bvg", "calc.pillar-3a"],
    figures: [],
    file: null,
    expectedMonth: 10,
    everyYears: 1,
    published: [FEDERAL_COUNCIL_2027],
  },
  socialInsurance: {
    name: "Contribuições AHV, ALV e acidentes",
    publisher: "BSV",
    url: "https://www.bsv.admin.ch",
    parameters: ["calc.ahv", "calc.alv", "calc.nbu"],
    figures: [],
    file: null,
    expectedMonth: 12,
    everyYears: 1,
    published: [],
  },
  familyAllowances: {
    name: "Abonos de família",
    publisher: "BSV",
    url: "https://www.bsv.admin.ch",
    parameters: ["calc.family", "calc.family-canton"],
    figures: [],
    file: null,
    expectedMonth: 12,
    everyYears: 1,
    published: [],
  },
  healthCosts: {
    name: "Franquias e coparticipação",
    publisher: "BAG",
    url: "https://www.bag.admin.ch",
    parameters: ["calc.health-costs"],
    figures: [],
    file: null,
    expectedMonth: 12,
    everyYears: 1,
    published: [],
  },
  salaries: {
    name: "Salários (LSE)",
    publisher: "BFS",
    url: "https://www.bfs.admin.ch",
    parameters: [WAGE_TABLE_KEY],
    figures: [],
    file: null,
    expectedMonth: null,
    everyYears: 2,
    published: [],
  },
} as const satisfies Readonly<Record<string, OfficialSet>>;

export type OfficialSetName = keyof typeof officialSets;
export const officialSetNames = Object.keys(officialSets) as OfficialSetName[];
const setOf = (name: OfficialSetName): OfficialSet => officialSets[name];

/** Set of a `parameter_sets` row; null for a rule that does not change by year. */
export function findSetOfParameter(key: string): OfficialSetName | null {
  return (
    officialSetNames.find((name) => setOf(name).parameters.some((each) => each === key)) ?? null
  );
}

/** Set of a canton figure; null for a figure that does not change by year. */
export function findSetOfFigure(key: FigureKey | CantonFigureName): OfficialSetName | null {
  return officialSetNames.find((name) => setOf(name).figures.includes(key)) ?? null;
}

/** Mortgage reference rate of rents (BWO), published four times a year. */
export const referenceRate = {
  percent: 1.25,
  validFrom: "2026-09-02",
  publishedOn: "2026-09-01",
  nextOn: "2026-12-01",
  source: "BWO (Departamento Federal de Habitação)",
  url: "https://www.bwo.admin.ch/de/referenzzinssatz",
} as const;

/** True from the next publication date on: an editor must check whether the rate changed. */
export const isReferenceRateDue = (today: string): boolean => today >= referenceRate.nextOn;

/**
 * - `held`: the portal has the year.
 * - `missing`: an office has published it, but the portal does not have it.
 * - `overdue`: the year has started and no publication is known.
 * - `expected`: publication is due in `month` of the year before.
 */
export type YearState =
  | { state: "held"; year: number }
  | { state: "missing"; year: number; publication: Publication }
  | { state: "overdue"; year: number }
  | { state: "expected"; year: number; month: number };

const yearOf = (today: string) => Number(today.slice(0, 4));

function stateOfYear(
  set: OfficialSet,
  year: number,
  availableYears: readonly number[],
  today: string,
): YearState | null {
  if (availableYears.includes(year)) return { state: "held", year };
  const publication = set.published.find((each) => each.year === year && each.on <= today);
  if (publication) return { state: "missing", year, publication };
  if (year <= yearOf(today)) return { state: "overdue", year };
  return set.expectedMonth === null ? null : { state: "expected", year, month: set.expectedMonth };
}

export type YearStatus = {
  set: OfficialSetName;
  current: YearState;
  /** Null if no coming year is announced. */
  coming: YearState | null;
  /** Newest year in the portal; null if there is none. */
  newestAvailable: number | null;
};

/**
 * @param availableYears years of the set that the portal has
 * @param today ISO day in Switzerland
 */
export function yearStatusOf(
  set: OfficialSetName,
  availableYears: readonly number[],
  today: string,
): YearStatus {
  const { everyYears } = setOf(set);
  const thisYear = yearOf(today);
  const newestAvailable = availableYears.length > 0 ? Math.max(...availableYears) : null;
  // A survey stays current until its next round is due.
  const current =
    everyYears > 1 && newestAvailable !== null
      ? ({ state: "held", year: newestAvailable } as const)
      : stateOfYear(setOf(set), thisYear, availableYears, today);
  const coming = stateOfYear(
    setOf(set),
    everyYears > 1 ? (newestAvailable ?? thisYear) + everyYears : thisYear + 1,
    availableYears,
    today,
  );
  return {
    set,
    current: current ?? { state: "overdue", year: thisYear },
    coming: everyYears > 1 && coming?.state === "overdue" ? null : coming,
    newestAvailable,
  };
}

/**
 * Preselected year: this year, otherwise the last before it, otherwise the first after it. Premiums
 * preselect the coming year once it is imported.
 * @param set null for a calculator that reads several sets
 */
export function defaultYearOf(
  set: OfficialSetName | null,
  availableYears: readonly number[],
  today: string,
): number | null {
  if (availableYears.length === 0) return null;
  const last = yearOf(today) + (set && setOf(set).isDecidedAhead ? 1 : 0);
  const known = availableYears.filter((year) => year <= last);
  return known.length > 0 ? Math.max(...known) : Math.min(...availableYears);
}

/** Years that an editor must import: published, or already started. */
export function listMissingYears(yearStatuses: readonly YearStatus[]): {
  set: OfficialSetName;
  missing: Exclude<YearState, { state: "held" | "expected" }>;
}[] {
  return yearStatuses.flatMap(({ set, current, coming }) =>
    [current, coming].flatMap((each) =>
      each?.state === "missing" || each?.state === "overdue" ? [{ set, missing: each }] : [],
    ),
  );
}
