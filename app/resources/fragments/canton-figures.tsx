import { z } from "zod";
import type { CantonSummary } from "~/features/cantons/canton.schema";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { formatNumber, formatWholeChf } from "~/i18n/format";
import { fragments } from "~/i18n/pt-BR/fragments";
import { translator } from "~/i18n/translator";
import { defineFragment } from "./fragment";

const t = translator("fragments", fragments);

function show(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? t("cantonFigures.unknown") : format(value);
}

function Figures({ cantons }: { cantons: readonly CantonSummary[] }) {
  const sources = new Set(cantons.flatMap((canton) => canton.figures?.sourceLines ?? []));
  return (
    <figure>
      <table>
        <caption>{t("cantonFigures.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("cantonFigures.canton")}</th>
            <th scope="col">{t("cantonFigures.population")}</th>
            <th scope="col">{t("cantonFigures.salary")}</th>
            <th scope="col">{t("cantonFigures.rent")}</th>
          </tr>
        </thead>
        <tbody>
          {cantons.map(({ code, name, figures }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{show(figures?.populationInThousands, formatNumber)}</td>
              <td>{show(figures?.medianMonthlySalaryChf, formatWholeChf)}</td>
              <td>{show(figures?.averageRentChf, formatWholeChf)}</td>
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

/** Figures of the named cantons, in the order asked, with their sources. */
export const cantonFigures = defineFragment({
  props: z.strictObject({
    cantons: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(26),
  }),
  audience: "paying",
  async render({ cantons: codes }, cms) {
    const byCode = new Map(
      (await listCantonSummaries(cms, "paying")).map((canton) => [canton.code, canton]),
    );
    const cantons = [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
    return cantons.length > 0 ? <Figures cantons={cantons} /> : null;
  },
});
