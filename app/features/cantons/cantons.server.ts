import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { cantons as words } from "~/i18n/pt-BR/switzerland/cantons";
import { translator } from "~/i18n/translator";
import { byName, CANTON_COUNT, cantonName, listCantons } from "~/reference/cantons.server";
import { countedCanton, type CountedCanton } from "~/reference/counted-canton.server";
import type { CantonFigures, CantonSummary } from "./canton.schema";

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

/** @throws {CmsError} */
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
    const rows = await ask(readRows(countedCanton, { limit: CANTON_COUNT }));
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
