import { formatMoney } from "~/i18n/format";
import { supermarketCosts as words } from "~/i18n/pt-BR/classifieds/supermarket-costs";
import { translator } from "~/i18n/translator";
import { DataTable, type Column } from "~/ui/data/data-table";
import type { ChainTotal } from "../../../../contract/classifieds/supermarket.ts";
import styles from "../frame/classifieds.module.css";
import type { InReais } from "./in-reais";
import type { Cart } from "./cart.server";

const t = translator("supermarket-costs", words);
const money = (cents: number) => formatMoney(cents, "CHF");

type CartResultProps = { cart: Cart; inReais: InReais | null };

export function CartResult({ cart: { items, products, totals }, inReais }: CartResultProps) {
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  return (
    <section className={styles.section} aria-labelledby="totais" aria-live="polite">
      <h2 id="totais" className={styles.heading}>
        {t("totals.title")}
      </h2>
      {items.length === 0 && <p className={styles.quiet}>{t("totals.empty")}</p>}
      {items.length > 0 && totals.chains.length === 0 && <p>{t("totals.noPrices")}</p>}
      {totals.chains.length > 0 && (
        <>
          <p className={styles.quiet}>{t("totals.order")}</p>
          <DataTable
            caption={t("totals.caption")}
            columns={columnsWith(nameOf, inReais)}
            rows={totals.chains}
            keyOf={({ chain }) => chain}
          />
          {inReais && (
            <p data-source className={styles.quiet}>
              {t("totals.rate", inReais)}
            </p>
          )}
          <Split totals={totals} nameOf={nameOf} />
        </>
      )}
    </section>
  );
}

type NameOf = (productId: string) => string;

const columnsWith = (nameOf: NameOf, inReais: InReais | null): Column<ChainTotal>[] => [
  { title: t("totals.chain"), cell: ({ chain }) => chain },
  { title: t("totals.sum"), isNumber: true, cell: ({ cents }) => money(cents) },
  ...(inReais
    ? [
        {
          title: t("totals.reais"),
          isNumber: true,
          cell: ({ cents }: ChainTotal) => formatMoney(Math.round(cents * inReais.rate), "BRL"),
        },
      ]
    : []),
  {
    title: t("totals.missing"),
    cell: ({ missing }) => missing.map(nameOf).join(", ") || t("totals.nothing"),
  },
];

function Split({ totals: { bestSplit }, nameOf }: Pick<Cart, "totals"> & { nameOf: NameOf }) {
  if (!bestSplit) return <p className={styles.quiet}>{t("totals.noSplit")}</p>;
  return (
    <>
      <p>
        <strong>{t("totals.split", { cents: money(bestSplit.cents) })}</strong>
      </p>
      <ul>
        {Object.entries(bestSplit.byProduct).map(([id, chain]) => (
          <li key={id}>{t("totals.splitLine", { product: nameOf(id), chain })}</li>
        ))}
      </ul>
    </>
  );
}
