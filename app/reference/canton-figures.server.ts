import { z } from "zod";
import {
  formatChfMillions,
  formatMoney,
  formatNumber,
  formatPopulation,
  formatWholeChf,
} from "~/i18n/format";
import { cantons as words } from "~/i18n/pt-BR/switzerland/cantons";
import { translator } from "~/i18n/translator";
import type { CantonFigureName } from "../../contract/switzerland/canton-figures.ts";
import { cantonWithFigures } from "./cantons.server";

const t = translator("cantons", words);

const { figures, populationInThousands, averageMonthlySalary, averageRentPrice } =
  cantonWithFigures.fields;

/** Every figure of a canton with its sources; for the paying tier only. */
export const figureFields = {
  figures,
  populationInThousands,
  averageMonthlySalary,
  averageRentPrice,
  avgPremiumCents: z.number().nullable(),
  grdpInChfMillions: z.number().nullable(),
  // Decimals arrive as text from the database.
  areaKm2: z.coerce.number().nullable(),
};

type CantonFigureRow = Record<CantonFigureName, number | null> & {
  figures: ReturnType<typeof cantonWithFigures.parse>["figures"];
};

const FIGURES = [
  ["populationInThousands", "figures.population", formatPopulation],
  ["averageMonthlySalary", "figures.salary", formatWholeChf],
  ["averageRentPrice", "figures.rent", formatWholeChf],
  ["grdpInChfMillions", "figures.grdp", formatChfMillions],
  ["areaKm2", "figures.area", (km2) => t("values.squareKm", { value: formatNumber(km2) })],
  ["avgPremiumCents", "figures.premium", (cents) => formatMoney(cents, "CHF")],
] as const satisfies readonly [CantonFigureName, string, (value: number) => string][];

const ENGLISH = /\b(the|per|of|and|by)\b/;
const PORTUGUESE = /\b(pela|pelo|por|em|segundo|superfície)\b/;

/**
 * Language of a source's name: Portuguese or English if recognized, otherwise German, like most federal
 * offices.
 */
function languageOf(source: string): string {
  if (PORTUGUESE.test(source)) return "pt-BR";
  return ENGLISH.test(source) ? "en" : "de";
}

/** One figure of a canton. `value` is null, not zero, if no source has it. */
export type CantonFigure = {
  name: string;
  label: string;
  value: string | null;
  year: string | null;
  source: { text: string; lang: string } | null;
  sourceUrl: string | null;
};

export function listFigures(row: CantonFigureRow): CantonFigure[] {
  return FIGURES.flatMap(([name, label, show]) => {
    const value = row[name];
    if (name === "avgPremiumCents" && value === null) return [];
    const { year, source, sourceUrl } = row.figures[name] ?? {};
    return {
      name,
      label: t(label),
      value: value === null ? null : show(value),
      year: year ? String(year) : null,
      source: source ? { text: source, lang: languageOf(source) } : null,
      sourceUrl: sourceUrl ?? null,
    };
  });
}
