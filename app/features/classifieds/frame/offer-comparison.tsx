import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DataTable, type Column } from "~/ui/data/data-table";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { OfferCard } from "./offer";
import { Unstated } from "./offer-card";
import { SourceLine } from "./source-line";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

type OfferComparisonProps = { offers: readonly OfferCard[]; clearPath: string };

const valueOf = ({ figures, facts }: OfferCard, label: string): string | null =>
  [...figures, ...facts].find((each) => each.label === label)?.value ?? null;

export function OfferComparison({ offers, clearPath }: OfferComparisonProps) {
  const labels = [
    ...new Set(
      offers.flatMap((each) => [...each.figures, ...each.facts].map(({ label }) => label)),
    ),
  ];
  const isStated = (label: string) => offers.some((offer) => valueOf(offer, label) !== null);
  const columns: Column<string>[] = [
    { title: t("compare.property"), cell: (label) => label },
    ...offers.map((offer) => ({
      title: offer.title,
      cell: (label: string) => valueOf(offer, label) ?? t("unstatedOne"),
    })),
  ];
  return (
    <section className={styles.section} aria-labelledby="comparacao">
      <div className={`${layout.cluster} ${layout.wide}`}>
        <h2 id="comparacao" className={text.large}>
          {t("compare.title")}
        </h2>
        <Button variant="text" size="sm" to={clearPath}>
          {t("compare.clear")}
        </Button>
      </div>
      {offers.length === 1 && <p className={`${text.small} ${text.muted}`}>{t("compare.hint")}</p>}
      <DataTable
        caption={t("compare.caption", { count: offers.length })}
        columns={columns}
        rows={labels.filter(isStated)}
        keyOf={(label) => label}
      />
      <Unstated labels={labels.filter((label) => !isStated(label))} />
      {offers.map(({ id, title, source }) => (
        <div key={id} className={`${layout.cluster} ${layout.wide}`}>
          <strong>{title}</strong>
          <SourceLine {...source} />
        </div>
      ))}
    </section>
  );
}
