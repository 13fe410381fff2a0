import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { cantons as words } from "~/i18n/pt-BR/switzerland/cantons";
import { translator } from "~/i18n/translator";
import {
  byName,
  CANTON_COUNT,
  cantonName,
  listCantons,
  cantonWithFigures,
  type CountedCanton,
} from "~/reference/cantons.server";

const t = translator("cantons", words);

const SHOWN = {
  populationInThousands: "figures.population",
  averageMonthlySalary: "figures.salary",
  averageRentPrice: "figures.rent",
} as const;

function languageNames(codes: readonly string[]): string[] {
  const known: Record<string, string> = words.languages;
  return codes.map((code) => known[code] ?? code);
}

/** Figures are null for readers without access to them. */
export type CantonSummary = {
  code: string;
  name: string;
  /** Names in Portuguese, not codes. */
  languages: string[];
  figures: CantonFigures | null;
};

export type CantonFigures = {
  populationInThousands: number | null;
  /** Gross median of the canton's greater region, per month. */
  medianMonthlySalaryChf: number | null;
  /** Net, without heating, per month. */
  averageRentChf: number | null;
  /** One line per source: "População: BFS, 2024". */
  sourceLines: string[];
};

function figuresOf(row: CountedCanton): CantonFigures {
  return {
    populationInThousands: row.populationInThousands,
    medianMonthlySalaryChf: row.averageMonthlySalary,
    averageRentChf: row.averageRentPrice,
    sourceLines: Object.entries(SHOWN).flatMap(([name, label]) => {
      const note = row.figures[name];
      return note?.source ? [`${t(label)}: ${note.source}, ${note.year ?? t("unknown")}`] : [];
    }),
  };
}

export async function listCantonSummaries(cms: TierCms): Promise<CantonSummary[]> {
  if (cms.tier === "paying") return listCountedCantons(cms);
  return (await listCantons(cms)).map(({ code, name, languages }) => ({
    code,
    name,
    languages: languageNames(languages),
    figures: null,
  }));
}

function listCountedCantons(cms: TierCms): Promise<CantonSummary[]> {
  return cms.cached("cantons:summaries", async (ask) => {
    const rows = await ask(readRows(cantonWithFigures, { limit: CANTON_COUNT }));
    return rows
      .map((row) => ({
        code: row.cantonCode,
        name: cantonName(row),
        languages: languageNames(row.languages),
        figures: figuresOf(row),
      }))
      .sort(byName);
  });
}
