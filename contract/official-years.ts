import type { ParameterKey } from "./calculators/parameter-shapes.ts";
import { WAGE_TABLE_KEY } from "./calculators/wage-table.ts";
import { premiumFigures, type FigureKey } from "./canton-figure-sets.ts";
import type { OfficialKind } from "./official-tables.ts";

/** A year whose figures an office has published. */
export type Publication = {
  year: number;
  /** ISO day. */
  on: string;
  source: string;
  url: string;
};

type OfficialSet = {
  name: string;
  /** Where readers find a year that the portal does not have. */
  publisher: string;
  url: string;
  /** Rows of `parameter_sets` that hold it. */
  parameters: readonly (ParameterKey | typeof WAGE_TABLE_KEY)[];
  /** Figures of the cantons that are made of it. */
  figures: readonly FigureKey[];
  /** Official file that holds it. */
  file: OfficialKind | null;
  /** Month (1–12) of the year before in which the next year is published; null for a survey without a fixed day. */
  expectedMonth: number | null;
  /** A survey of every second year and the like; 1 where each year has its own figures. */
  everyYears: number;
  /** People decide about the coming year as soon as its figures are out. */
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
 * Figures that Switzerland publishes anew, and what is known of their coming year. The editors' desk, the
 * calculators and the comparators read the years here and nowhere else.
 */
export const officialSets = {
  premiums: {
    name: "Prêmios do seguro de saúde",
    publisher: "Priminfo (BAG)",
    url: "https://www.priminfo.admin.ch/de/praemien",
    parameters: ["calc.health-premium"],
    figures: premiumFigures,
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
    parameters: ["calc.bvg"],
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

/** The set that a row of `parameter_sets` belongs to; null for a rule that no year renews. */
export function findSetOfParameter(key: string): OfficialSetName | null {
  return (
    officialSetNames.find((name) => setOf(name).parameters.some((each) => each === key)) ?? null
  );
}

/** The set that a figure of the cantons is made of; null for a figure that no year renews. */
export function findSetOfFigure(key: FigureKey): OfficialSetName | null {
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

/** From the day of the next publication on, an editor has to look whether the rate has changed. */
export const isReferenceRateDue = (today: string): boolean => today >= referenceRate.nextOn;

/**
 * - `held`: the portal has the year.
 * - `missing`: an office has published it and the portal does not have it.
 * - `overdue`: the year has begun and no publication is known here.
 * - `expected`: it comes out in `month` of the year before.
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
  heldYears: readonly number[],
  today: string,
): YearState | null {
  if (heldYears.includes(year)) return { state: "held", year };
  const publication = set.published.find((each) => each.year === year && each.on <= today);
  if (publication) return { state: "missing", year, publication };
  if (year <= yearOf(today)) return { state: "overdue", year };
  return set.expectedMonth === null ? null : { state: "expected", year, month: set.expectedMonth };
}

/** What a set has for this calendar year and for the coming one. */
export type YearStatus = {
  set: OfficialSetName;
  current: YearState;
  /** Null where no coming year is announced. */
  coming: YearState | null;
  /** The newest year that the portal has; null without any. */
  newestHeld: number | null;
};

/**
 * @param heldYears years that the portal has of the set
 * @param today ISO day in Switzerland
 */
export function yearStatusOf(
  set: OfficialSetName,
  heldYears: readonly number[],
  today: string,
): YearStatus {
  const { everyYears } = setOf(set);
  const thisYear = yearOf(today);
  const newestHeld = heldYears.length > 0 ? Math.max(...heldYears) : null;
  // A survey stays current until its next round is due.
  const current =
    everyYears > 1 && newestHeld !== null
      ? ({ state: "held", year: newestHeld } as const)
      : stateOfYear(setOf(set), thisYear, heldYears, today);
  const coming = stateOfYear(
    setOf(set),
    everyYears > 1 ? (newestHeld ?? thisYear) + everyYears : thisYear + 1,
    heldYears,
    today,
  );
  return {
    set,
    current: current ?? { state: "overdue", year: thisYear },
    coming: everyYears > 1 && coming?.state === "overdue" ? null : coming,
    newestHeld,
  };
}

/** The year to begin with: this one, else the last before; premiums begin with the coming year once it is here. */
export function defaultYearOf(
  set: OfficialSetName,
  heldYears: readonly number[],
  today: string,
): number | null {
  const last = yearOf(today) + (setOf(set).isDecidedAhead ? 1 : 0);
  const known = heldYears.filter((year) => year <= last);
  return known.length > 0 ? Math.max(...known) : (heldYears.at(-1) ?? null);
}

/** What an editor has to bring in: a year that is out, or that has begun. */
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
