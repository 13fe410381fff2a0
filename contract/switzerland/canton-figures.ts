import { isWebAddress } from "../shared/public-address.ts";

/** Unit of a canton figure. Amounts with cents are stored in cents. */
export type FigureUnit =
  | "thousands"
  | "chfMillions"
  | "chf"
  | "cents"
  | "percent"
  | "squareKm"
  | "count";

type FigureKind = {
  unit: FigureUnit;
  /** A total of the whole canton; dividing it by the population makes cantons comparable. */
  isTotal?: true;
  /** Also a column of `Cantons`; it follows the newest published row. */
  isColumn?: true;
};

export const premiumFigures = [
  "premiumMinCents",
  "premiumMedianCents",
  "premiumMaxCents",
  "cheapestPremium300Cents",
  "cheapestPremium2500Cents",
  "cheapestYoungPremiumCents",
  "cheapestChildPremiumCents",
] as const;

/** The canton figures. The key names the rows in Directus, one per year. */
export const figureKinds = {
  averageRentPrice: { unit: "chf", isColumn: true },
  rent1Room: { unit: "chf" },
  rent2Rooms: { unit: "chf" },
  rent3Rooms: { unit: "chf" },
  rent4Rooms: { unit: "chf" },
  rent5Rooms: { unit: "chf" },
  averageMonthlySalary: { unit: "chf", isColumn: true },
  taxSingle5000Pct: { unit: "percent" },
  taxSingle7000Pct: { unit: "percent" },
  taxSingle10000Pct: { unit: "percent" },
  taxFamily7000Pct: { unit: "percent" },
  taxFamily10000Pct: { unit: "percent" },
  premiumMinCents: { unit: "cents" },
  premiumMedianCents: { unit: "cents" },
  premiumMaxCents: { unit: "cents" },
  cheapestPremium300Cents: { unit: "cents" },
  cheapestPremium2500Cents: { unit: "cents" },
  cheapestYoungPremiumCents: { unit: "cents" },
  cheapestChildPremiumCents: { unit: "cents" },
  populationInThousands: { unit: "thousands", isColumn: true },
  grdpInChfMillions: { unit: "chfMillions", isColumn: true, isTotal: true },
  areaKm2: { unit: "squareKm", isColumn: true, isTotal: true },
  municipalities: { unit: "count", isTotal: true },
} as const satisfies Record<string, FigureKind>;

export type FigureKey = keyof typeof figureKinds;
export const figureKeys = Object.keys(figureKinds) as FigureKey[];

export const isFigureKey = (key: unknown): key is FigureKey =>
  typeof key === "string" && Object.hasOwn(figureKinds, key);

/** One canton's value. Its own source takes precedence over the row's source. */
export type CantonValue = {
  /** Null if no source has it; null is not zero. */
  value: number | null;
  source?: string;
  sourceUrl?: string;
  /** The greater region that the figure covers; its cantons share the value. */
  region?: string;
};

/** Fields that name the source of a canton's value. */
export const figureSources = ["source", "sourceUrl", "region"] as const;

const CODE = /^[A-Z]{2}$/;
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
const isValue = (value: unknown): value is number | null =>
  value === null || (typeof value === "number" && Number.isFinite(value) && value >= 0);

function readValue(value: unknown): CantonValue | null {
  if (isValue(value)) return { value };
  if (typeof value !== "object" || value === null || !("value" in value)) return null;
  if (!isValue(value.value)) return null;
  const more = value as Record<string, unknown>;
  const [source, sourceUrl, region] = figureSources.map((name) => textOf(more[name]));
  return {
    value: value.value,
    ...(source && { source }),
    // Readers follow this link.
    ...(sourceUrl && isWebAddress(sourceUrl) && { sourceUrl }),
    ...(region && { region }),
  };
}

function hasBadAddress(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("sourceUrl" in value)) return false;
  const address = textOf(value.sourceUrl);
  return address !== undefined && !isWebAddress(address);
}

/**
 * Reads what editors write by canton: `{"ZH": 1768, "AI": null, "BE": {"value": 6964, "source": "…"}}`.
 * @returns the values, and the codes of entries that are invalid or have an invalid address
 */
export function readCantonValues(input: unknown): {
  values: Record<string, CantonValue>;
  wrong: string[];
} {
  const values: Record<string, CantonValue> = {};
  const wrong: string[] = [];
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return { values, wrong: [""] };
  for (const [code, each] of Object.entries(input)) {
    const value = CODE.test(code) ? readValue(each) : null;
    if (value) values[code] = value;
    if (!value || hasBadAddress(each)) wrong.push(code);
  }
  return { values, wrong };
}

/**
 * Canton figures by the word that editors write: `{{cantao:zh-aluguel}}`. In a class
 * `{{cantao:meu-aluguel}}` stands for the reader's own canton.
 */
export const cantonFigures = {
  populacao: "populationInThousands",
  salario: "averageMonthlySalary",
  aluguel: "averageRentPrice",
  pib: "grdpInChfMillions",
  area: "areaKm2",
  premio: "avgPremiumCents",
} as const;

type FigureWord = keyof typeof cantonFigures;
export type CantonFigureName = (typeof cantonFigures)[FigureWord];

const KEY = /^([a-z]{2})-([a-z]+)$/;

/** Canton and figure of a key; null for an unknown key. */
export function readFigureKey(key: string): { canton: string; figure: CantonFigureName } | null {
  const [, code, word] = KEY.exec(key) ?? [];
  if (!code || !word || !Object.hasOwn(cantonFigures, word)) return null;
  return { canton: code.toUpperCase(), figure: cantonFigures[word as FigureWord] };
}

const OWN_KEY = /^meu-([a-z]+)$/;

/** Figure of a key for the reader's own canton; null for an unknown key. */
export function readOwnFigureKey(key: string): CantonFigureName | null {
  const [, word] = OWN_KEY.exec(key) ?? [];
  return word && Object.hasOwn(cantonFigures, word) ? cantonFigures[word as FigureWord] : null;
}
