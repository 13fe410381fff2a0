import { Form } from "@remix-run/react";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { supermarketCosts as words } from "~/i18n/pt-BR/classifieds/supermarket-costs";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { TextField } from "~/ui/form/text-field";
import { unitPrice, type ConfirmedPrice } from "../../../../contract/classifieds/supermarket.ts";
import styles from "../frame/classifieds.module.css";
import { fieldOf } from "./cart-field";
import type { Cart } from "./cart.server";
import type { Product } from "./products.server";

const t = translator("supermarket-costs", words);
const money = (cents: number) => formatMoney(cents, "CHF");

/** The address holds all quantities, so that a cart can be saved and shared. */
export function CartForm({ cart, page }: { cart: Cart; page: string }) {
  const { products, items, prices } = cart;
  const countOf = (id: string) => items.find(({ productId }) => productId === id)?.count;
  const categories = [...new Set(products.map(({ category }) => category ?? ""))].toSorted();
  const key = items.map(({ productId, count }) => `${productId}${count}`).join();
  return (
    <section className={styles.section} aria-labelledby="carrinho">
      <h2 id="carrinho" className={styles.heading}>
        {t("cart.title")}
      </h2>
      <Form key={key} action={page} className={styles.stack} preventScrollReset>
        {categories.map((category) => (
          <fieldset key={category} className={styles.group}>
            <legend>{category}</legend>
            <ul className={styles.list}>
              {products
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
        <p className={styles.actions}>
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
    size === null
      ? t("unknown")
      : t("cart.pack", { size: formatNumber(size, 2), unit: t(`cart.units.${unit}`) });
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
        <p className={styles.quiet}>{t("cart.none")}</p>
      ) : (
        <ul className={styles.searches}>
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
  const unit = each ? t(`cart.per.${each.per}`, { cents: money(each.cents) }) : t("cart.noUnit");
  const date = formatDate(`${seenAt.slice(0, 10)}T12:00:00Z`);
  return (
    <li data-source className={styles.quiet}>
      {t("cart.price", { chain, cents: money(cents), unit, date })} ·{" "}
      {sourceUrl && source ? (
        <SmartLink to={sourceUrl}>{source}</SmartLink>
      ) : (
        (source ?? t("cart.confirmations", { count: confirmations }))
      )}
    </li>
  );
}
