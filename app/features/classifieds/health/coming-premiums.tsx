import { formatMoney, formatNumber } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { DataTable } from "~/ui/data/data-table";
import text from "~/ui/text/text.module.css";
import type { CantonExtract } from "../../../../contract/switzerland/health-insurance.ts";
import type { ComingPremiums as Coming } from "./premium-extract.server";
import { healthInsurances as words } from "./words";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

type HighDeductible = CantonExtract["highDeductible"][number];
type Standard = CantonExtract["standard"][number];

const changeText = (percent: number | null) =>
  percent === null
    ? t("coming.newTariff")
    : t("coming.change", { percent: `${percent > 0 ? "+" : ""}${formatNumber(percent)}` });

export function ComingPremiums({ coming }: { coming: Coming }) {
  const { year, canton, region, extract, source, publisher, sourceUrl } = coming;
  const { highDeductible, standard, otherRegions } = extract;
  const own = otherRegions.find(([each]) => each === region);
  const place =
    extract.region === 0 ? canton : t("coming.region", { canton, region: extract.region });
  const sourceText = t("coming.source", { publisher: publisher ?? "s/d", source, year });
  return (
    <section className={styles.section} aria-labelledby="premios-do-ano-seguinte">
      <h2 id="premios-do-ano-seguinte" className={text.large}>
        {t("coming.heading", { year, canton })}
      </h2>
      <p>{t("coming.text", { year, place })}</p>
      {own && (
        <p>
          {t("coming.otherRegion", {
            ...{ region, insurer: own[1], model: t(`coming.models.${own[2]}`) },
            premium: formatMoney(own[3], "CHF"),
          })}
        </p>
      )}
      <DataTable<HighDeductible>
        caption={t("coming.highDeductible", { place, year })}
        isCaptionShown
        rows={highDeductible}
        keyOf={([insurer, , tariff]) => `${insurer} ${tariff}`}
        columns={[
          {
            title: t("results.insurer"),
            cell: ([insurer, model, tariff]) =>
              `${insurer}, ${tariff} · ${t(`coming.models.${model}`)}`,
          },
          {
            title: t("results.premium"),
            cell: ([, , , cents]) => formatMoney(cents, "CHF"),
            isNumber: true,
          },
          { title: t("coming.sinceLastYear"), cell: ([, , , , percent]) => changeText(percent) },
        ]}
      />
      <DataTable<Standard>
        caption={t("coming.standard", { place, year })}
        isCaptionShown
        rows={standard}
        keyOf={([insurer]) => insurer}
        columns={[
          { title: t("family.insurer"), cell: ([insurer]) => insurer },
          {
            title: t("results.premium"),
            cell: ([, cents]) => formatMoney(cents, "CHF"),
            isNumber: true,
          },
          { title: t("coming.sinceLastYear"), cell: ([, , percent]) => changeText(percent) },
        ]}
      />
      <p data-source className={`${text.small} ${text.muted}`}>
        {sourceUrl ? (
          <SmartLink to={sourceUrl} className={text.link}>
            {sourceText}
          </SmartLink>
        ) : (
          sourceText
        )}
      </p>
    </section>
  );
}
