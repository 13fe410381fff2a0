import { z } from "zod";
import { listCantonSummaries, type CantonSummary } from "~/features/cantons/cantons.server";
import { formatPopulation, formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { defineFragment } from "./fragment";
import { fragments } from "./words";

const t = translator("fragments", fragments);

const MAX_SIDE_BY_SIDE = 4;

const ROWS = [
  ["population", "populationInThousands", formatPopulation],
  ["salary", "medianMonthlySalaryChf", formatWholeChf],
  ["rent", "averageRentChf", formatWholeChf],
] as const;

function Figures({ cantons }: { cantons: readonly CantonSummary[] }) {
  const sources = new Set(cantons.flatMap((canton) => canton.figures?.sourceLines ?? []));
  return (
    <figure>
      <table>
        <caption>{t("cantonFigures.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("cantonFigures.figure")}</th>
            {cantons.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, figure, format]) => (
            <tr key={label}>
              <th scope="row">{t(`cantonFigures.${label}`)}</th>
              {cantons.map(({ code, figures }) => {
                const value = figures?.[figure] ?? null;
                return (
                  <td key={code}>{value === null ? t("cantonFigures.unknown") : format(value)}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        {t("cantonFigures.sources")}: {[...sources].join("; ")}
      </figcaption>
    </figure>
  );
}

export const cantonFigures = defineFragment({
  props: z.strictObject({
    cantons: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(MAX_SIDE_BY_SIDE),
  }),
  audience: "paying",
  async render({ cantons: codes }, cms) {
    const byCode = new Map(
      (await listCantonSummaries(cms.forTier("paying"))).map((canton) => [canton.code, canton]),
    );
    const cantons = [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
    return cantons.length > 0 ? <Figures cantons={cantons} /> : null;
  },
});
