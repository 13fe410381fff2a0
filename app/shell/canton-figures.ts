import type { CantonFigures } from "~/features/cantons/canton.schema";
import { formatNumber, formatWholeChf } from "~/i18n/format";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";

const t = translator("shell", shell);

/** One figure with its unit; null where no source has it, which is not zero. */
export type FigureLine = { label: string; value: string | null };

export function listFigureLines(figures: CantonFigures | null): FigureLine[] {
  const population = figures?.populationInThousands ?? null;
  const salary = figures?.medianMonthlySalaryChf ?? null;
  const rent = figures?.averageRentChf ?? null;
  return [
    {
      label: t("map.population"),
      value:
        population === null ? null : t("map.populationValue", { value: formatNumber(population) }),
    },
    { label: t("map.salary"), value: salary === null ? null : formatWholeChf(salary) },
    { label: t("map.rent"), value: rent === null ? null : formatWholeChf(rent) },
  ];
}
