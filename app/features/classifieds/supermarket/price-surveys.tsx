import { formatMoney } from "~/i18n/format";
import { supermarketCosts as words } from "~/i18n/pt-BR/classifieds/supermarket-costs";
import { translator } from "~/i18n/translator";
import { DataTable, type Column } from "~/ui/data/data-table";
import { SourceLine } from "../frame/source-line";
import styles from "../frame/classifieds.module.css";
import type { Cart } from "./cart.server";

const t = translator("supermarket-costs", words);
type Total = { chain: string; cents: number | null };

const columns: Column<Total>[] = [
  { title: t("surveys.chain"), cell: ({ chain }) => chain },
  {
    title: t("surveys.total"),
    isNumber: true,
    cell: ({ cents }) => (cents === null ? t("unknown") : formatMoney(cents, "CHF")),
  },
];

export function PriceSurveys({ surveys }: Pick<Cart, "surveys">) {
  return (
    <section className={styles.section} aria-labelledby="cestas">
      <h2 id="cestas" className={styles.heading}>
        {t("surveys.title")}
      </h2>
      <p className={styles.quiet}>{t(surveys.length > 0 ? "surveys.lead" : "surveys.none")}</p>
      <ul className={styles.list}>
        {surveys.map(({ id, value, source, sourceUrl }) => (
          <li key={id} className={styles.card}>
            <DataTable
              caption={t("surveys.caption", { name: value.name, period: value.period })}
              isCaptionShown
              columns={columns}
              rows={Object.entries(value.totalsCents).map(([chain, cents]) => ({ chain, cents }))}
              keyOf={({ chain }) => chain}
            />
            {value.note && <p className={styles.quiet}>{value.note}</p>}
            <SourceLine {...{ source, sourceUrl }} checked={null} until={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
