import { formatMoney } from "~/i18n/format";
import { healthInsurances as words } from "~/i18n/pt-BR/classifieds/health-insurances";
import { translator } from "~/i18n/translator";
import { DataTable, type Column } from "~/ui/data/data-table";
import type { FoundHealth } from "./health-answer";
import { PremiumsSource } from "./source-lines";
import styles from "./health.module.css";

const t = translator("health-insurances", words);
const MONTHS = 12;

type Family = FoundHealth["families"][number];

const columns: Column<Family>[] = [
  { title: t("family.insurer"), cell: ({ insurer }) => insurer.name },
  {
    title: t("family.month"),
    cell: ({ premiumCents }) => formatMoney(premiumCents, "CHF"),
    isNumber: true,
  },
  {
    title: t("family.year"),
    cell: ({ premiumCents }) => formatMoney(premiumCents * MONTHS, "CHF"),
    isNumber: true,
  },
];

export function FamilyResults({ found: { families, source } }: { found: FoundHealth }) {
  if (families.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="familia">
      <h2 id="familia" className={styles.heading}>
        {t("family.heading")}
      </h2>
      <p className={styles.quiet}>{t("family.text")}</p>
      <DataTable
        caption={t("family.caption")}
        columns={columns}
        rows={families}
        keyOf={({ insurer }) => String(insurer.number)}
      />
      <PremiumsSource source={source} />
    </section>
  );
}
