import type { CantonFigures } from "~/features/cantons/canton.schema";
import { formatPopulation, formatWholeChf } from "~/i18n/format";
import { cantonExplorer } from "~/i18n/pt-BR/switzerland/canton-explorer";
import { translator } from "~/i18n/translator";

const t = translator("canton-explorer", cantonExplorer);

/** One figure with its unit. Null if no source has it, which is not zero. */
export type FigureLine = { label: string; value: string | null };

export function listFigureLines(figures: CantonFigures | null): FigureLine[] {
  const population = figures?.populationInThousands ?? null;
  const salary = figures?.medianMonthlySalaryChf ?? null;
  const rent = figures?.averageRentChf ?? null;
  return [
    {
      label: t("population"),
      value: population === null ? null : formatPopulation(population),
    },
    { label: t("salary"), value: salary === null ? null : formatWholeChf(salary) },
    { label: t("rent"), value: rent === null ? null : formatWholeChf(rent) },
  ];
}
