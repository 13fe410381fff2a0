import { formatMoney, formatPercent, formatWholeChf } from "~/i18n/format";
import { healthInsurances as words } from "~/i18n/pt-BR/classifieds/health-insurances";
import { translator } from "~/i18n/translator";
import { ChartFrame } from "~/ui/data/chart-frame";
import { DataTable, type Column } from "~/ui/data/data-table";
import { CurveDrawing } from "./curve-drawing";
import type { DeductibleCurve as Curve, HealthRules } from "./health-answer";
import { RulesSource } from "./source-lines";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

type DeductibleCurveProps = {
  curve: Curve;
  treatmentChf: number;
  rules: HealthRules;
  coinsuranceMaxChf: number;
};

const amount = (cents: number) => formatMoney(cents, "CHF");

export function DeductibleCurve(props: DeductibleCurveProps) {
  const { curve, treatmentChf, rules, coinsuranceMaxChf } = props;
  const { insurer, tariff } = curve;
  const ranges = curve.ranges.map(({ fromChf, deductibleChf }) =>
    fromChf === 0
      ? t("curve.rangeFirst", { deductible: formatWholeChf(deductibleChf) })
      : t("curve.range", {
          from: formatWholeChf(fromChf),
          deductible: formatWholeChf(deductibleChf),
        }),
  );
  const columns: Column<Curve["options"][number]>[] = [
    { title: t("curve.deductible"), cell: (row) => formatWholeChf(row.deductibleChf) },
    { title: t("curve.premium"), cell: (row) => amount(row.premiumCents), isNumber: true },
    { title: t("curve.none"), cell: (row) => amount(row.noneCents), isNumber: true },
    {
      title: t("curve.total", { treatment: formatWholeChf(treatmentChf) }),
      cell: (row) => amount(row.totalCents),
      isNumber: true,
    },
    { title: t("curve.worst"), cell: (row) => amount(row.worstCents), isNumber: true },
  ];
  return (
    <>
      <ChartFrame
        title={t("curve.title", { insurer, tariff })}
        summary={t("curve.summary", {
          last: formatWholeChf(curve.lastChf),
          ranges: ranges.join(" "),
        })}
        tableLabel={t("curve.table")}
        table={
          <DataTable
            caption={t("curve.caption")}
            columns={columns}
            rows={curve.options}
            keyOf={(row) => String(row.deductibleChf)}
          />
        }
        source={<RulesSource rules={rules} />}
      >
        <CurveDrawing curve={curve} axis={t("curve.axis")} />
      </ChartFrame>
      <ul className={styles.list}>
        {ranges.map((range) => (
          <li key={range}>{range}</li>
        ))}
        <li>
          {t("curve.rules", {
            percent: formatPercent(rules.coinsurancePercent, 2),
            max: formatWholeChf(coinsuranceMaxChf),
          })}
        </li>
      </ul>
    </>
  );
}
