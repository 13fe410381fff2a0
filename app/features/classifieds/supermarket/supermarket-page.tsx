import { Form } from "@remix-run/react";
import { ContentHeader } from "~/content/list/content-header";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { DataTable, type Column } from "~/ui/data/data-table";
import { Unavailable } from "~/ui/feedback/unavailable";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  CART_PRODUCTS,
  listComparable,
  PRICE_HOLDS_DAYS,
  unitPrice,
  type ConfirmedPrice,
  type ChainTotal,
} from "../../../../contract/classifieds/supermarket.ts";
import { ClassifiedsNav } from "../frame/classifieds-nav";
import type { PricesToConfirm } from "../../../../contract/api/shelf-prices-v1.ts";
import { Baskets } from "./baskets";
import { fieldOf } from "./cart-field";
import { supermarketCosts as words } from "./words";
import styles from "../frame/classifieds.module.css";
import type { Cart, Product } from "./cart.server";
import type { InReais } from "./in-reais";
import type { PriceAnswer } from "./check-price.server";
import { ConfirmPrices } from "./confirm-prices";
import { PriceForm } from "./price-form";
import type { VoteAnswer } from "./vote-price.server";

const t = translator("supermarket-costs", words);
const PAGE = to("/app/classifieds/supermarket-costs");

export type SupermarketPageProps = {
  cart: Cart | null;
  inReais: InReais | null;
  today: string;
  answer: PriceAnswer | null;
  /** Null while the service is unavailable. */
  toConfirm: PricesToConfirm | null;
  voteAnswer: VoteAnswer | null;
};

export function SupermarketPage({ cart, ...rest }: SupermarketPageProps) {
  return (
    <>
      <ContentHeader title={t("title")} />
      <ClassifiedsNav current="supermarket-costs" />
      <p className={styles.lead}>{t("lead")}</p>
      {cart ? (
        <Found cart={cart} {...rest} />
      ) : (
        <Unavailable title={t("away.title")} retry={t("away.retry")} to={PAGE}>
          {t("away.text")}
        </Unavailable>
      )}
    </>
  );
}

const money = (cents: number) => formatMoney(cents, "CHF");

/** The address holds all quantities, so that a cart can be saved and shared. */
function CartForm({ cart, page }: { cart: Cart; page: string }) {
  const { products, items, prices } = cart;
  const countOf = (id: string) => items.find(({ productId }) => productId === id)?.count;
  const shown = products.filter(
    ({ id }) => countOf(id) !== undefined || prices.some(({ productId }) => productId === id),
  );
  const categories = [...new Set(shown.map(({ category }) => category ?? ""))].toSorted();
  const key = items.map(({ productId, count }) => `${productId}${count}`).join();
  return (
    <section className={styles.section} aria-labelledby="carrinho">
      <h2 id="carrinho" className={text.large}>
        {t("cart.title")}
      </h2>
      <Form key={key} action={page} className={layout.stack} preventScrollReset>
        {categories.map((category) => (
          <fieldset key={category} className={styles.group}>
            <legend>{category}</legend>
            <ul className={`${layout.stack} ${layout.pairs}`}>
              {shown
                .filter((product) => (product.category ?? "") === category)
                .map((product) => (
                  <ProductRow
                    key={product.id}
                    product={product}
                    count={countOf(product.id)}
                    prices={prices.filter(({ productId }) => productId === product.id)}
                  />
                ))}
            </ul>
          </fieldset>
        ))}
        <p className={layout.cluster}>
          <Button type="submit">{t("cart.submit")}</Button>
          {items.length > 0 && (
            <Button variant="text" to={page}>
              {t("cart.clear")}
            </Button>
          )}
        </p>
      </Form>
    </section>
  );
}

type ProductRowProps = {
  product: Product;
  count: number | undefined;
  prices: readonly ConfirmedPrice[];
};

function ProductRow({ product, count, prices }: ProductRowProps) {
  const { id, name, brand, size, unit } = product;
  const pack =
    size !== null && t("cart.pack", { size: formatNumber(size, 2), unit: t(`cart.units.${unit}`) });
  return (
    <li className={styles.card}>
      <TextField
        name={fieldOf(id)}
        label={[name, brand, pack].filter(Boolean).join(", ")}
        defaultValue={count ? String(count) : ""}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={2}
        autoComplete="off"
      />
      {prices.length === 0 ? (
        <p className={`${text.small} ${text.muted}`}>{t("cart.none")}</p>
      ) : (
        <ul className={layout.stack}>
          {prices.map((price) => (
            <PriceLine key={price.chain} price={price} product={product} />
          ))}
        </ul>
      )}
    </li>
  );
}

function PriceLine({ price, product }: { price: ConfirmedPrice; product: Product }) {
  const { chain, cents, seenAt, source, sourceUrl, confirmations } = price;
  const each = unitPrice(cents, product.size, product.unit);
  const unit = each ? ` (${t(`cart.per.${each.per}`, { cents: money(each.cents) })})` : "";
  const date = formatDate(`${seenAt.slice(0, 10)}T12:00:00Z`);
  return (
    <li data-source className={`${text.small} ${text.muted}`}>
      {t("cart.price", { chain, cents: money(cents), unit, date })} ·{" "}
      {sourceUrl && source ? (
        <SmartLink to={sourceUrl}>{source}</SmartLink>
      ) : (
        (source ?? t("cart.confirmations", { count: confirmations }))
      )}
    </li>
  );
}

type CartResultProps = { cart: Cart; inReais: InReais | null };

function CartResult({ cart: { items, products, totals }, inReais }: CartResultProps) {
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  return (
    <section className={styles.section} aria-labelledby="totais" aria-live="polite">
      <h2 id="totais" className={text.large}>
        {t("totals.title")}
      </h2>
      {items.length === 0 && <p className={`${text.small} ${text.muted}`}>{t("totals.empty")}</p>}
      {items.length > 0 && totals.chains.length === 0 && <p>{t("totals.noPrices")}</p>}
      {totals.chains.length > 0 && (
        <>
          <p className={`${text.small} ${text.muted}`}>{t("totals.order")}</p>
          <DataTable
            caption={t("totals.caption")}
            columns={columnsWith(nameOf, inReais)}
            rows={totals.chains}
            keyOf={({ chain }) => chain}
          />
          {inReais && (
            <p data-source className={`${text.small} ${text.muted}`}>
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
  if (!bestSplit) return <p className={`${text.small} ${text.muted}`}>{t("totals.noSplit")}</p>;
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

function Found(props: SupermarketPageProps & { cart: Cart }) {
  const { cart, inReais, today, answer, toConfirm, voteAnswer } = props;
  const { products, surveys, prices } = cart;
  const missing = CART_PRODUCTS - listComparable(prices).length;
  return (
    <>
      <Baskets surveys={surveys} />
      {missing > 0 ? (
        <section className={styles.section} aria-labelledby="carrinho">
          <h2 id="carrinho" className={text.large}>
            {t("cart.comingTitle")}
          </h2>
          <p>{t("cart.coming", { count: missing, days: PRICE_HOLDS_DAYS })}</p>
        </section>
      ) : (
        <>
          <CartForm cart={cart} page={PAGE} />
          <CartResult cart={cart} inReais={inReais} />
        </>
      )}
      {products.length > 0 && (
        <>
          <PriceForm products={products} today={today} answer={answer} />
          <ConfirmPrices prices={toConfirm} answer={voteAnswer} />
        </>
      )}
    </>
  );
}
