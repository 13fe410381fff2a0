import { formatMoney, formatWholeChf } from "~/i18n/format";
import { healthInsurances as words } from "~/i18n/pt-BR/classifieds/health-insurances";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import type { Column } from "~/ui/data/data-table";
import type { FoundPerson, FoundTariff } from "./health-answer";
import { FORM_ID } from "./health-form";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

const MONTHS = 12;
const UNKNOWN = "s/d";
const amount = (cents: number | null) => (cents === null ? UNKNOWN : formatMoney(cents, "CHF"));

function difference(cents: number | null): string {
  if (cents === null) return UNKNOWN;
  if (cents === 0) return t("results.same");
  return cents > 0 ? `+${formatMoney(cents, "CHF")}` : formatMoney(cents, "CHF");
}

/** A table of six columns is too wide for most screens. */
function premiumCell({ premiumCents }: FoundTariff) {
  return (
    <>
      <span className={styles.name}>{amount(premiumCents)}</span>
      <span className={styles.detail}>
        {t("results.yearAmount", { amount: amount(premiumCents * MONTHS) })}
      </span>
    </>
  );
}

function nameCell({ insurer, tariff, model }: FoundTariff, value: string) {
  return (
    <>
      <span className={styles.name}>{insurer.name}</span>
      <span className={styles.detail}>
        {tariff} · {t(`models.${model}`)}
      </span>
      <Button
        type="submit"
        variant="text"
        size="sm"
        form={FORM_ID}
        name="curve"
        value={value}
        aria-label={t("results.curveOf", { insurer: insurer.name, tariff })}
      >
        {t("results.curve")}
      </Button>
    </>
  );
}

export function premiumColumns(
  at: number,
  { tariffs, current }: FoundPerson,
  treatmentChf: number,
): Column<FoundTariff>[] {
  return [
    { title: t("results.insurer"), cell: (row) => nameCell(row, `${at}:${tariffs.indexOf(row)}`) },
    { title: t("results.premium"), cell: premiumCell, isNumber: true },
    {
      title: t("results.total", { treatment: formatWholeChf(treatmentChf) }),
      cell: (row) => amount(row.totalCents),
      isNumber: true,
    },
    { title: t("results.worst"), cell: (row) => amount(row.worstCents), isNumber: true },
    ...(current
      ? [
          {
            title: t("results.difference"),
            cell: (row: FoundTariff) => difference(row.differenceCents),
            isNumber: true,
          },
        ]
      : []),
  ];
}
