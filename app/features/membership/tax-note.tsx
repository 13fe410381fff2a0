import { formatMoney, formatPercent } from "~/i18n/format";
import { membership } from "~/i18n/pt-BR/account/membership";
import { translator } from "~/i18n/translator";
import type { Price, Sale } from "./membership.types";
import styles from "./plan-choice.module.css";
import { currencies, type PriceCurrency } from "../../../contract/account/membership.ts";

const t = translator("membership", membership);

type Tax = NonNullable<Price["tax"]>;

const codes = { chf: "CHF", brl: "BRL" } as const;

function describe(currency: PriceCurrency, prices: readonly Price[]): string | null {
  const taxed = prices.flatMap(({ plan, tax, ...price }) =>
    price.currency === currency && tax ? [{ plan, tax }] : [],
  );
  const [first] = taxed;
  if (!first) return null;
  const name = t(`tax.in.${currency}`);
  if (taxed.every(({ tax }) => tax.amountCents === 0)) return t("tax.none", { currency: name });
  const amounts = taxed.map(
    ({ plan, tax }) =>
      `${formatMoney(tax.amountCents, codes[currency])} ${t(plan === "year" ? "plans.perYear" : "plans.perMonth")}`,
  );
  const kind: keyof typeof membership.tax = first.tax.isIncluded ? "included" : "added";
  return t(`tax.${kind}`, {
    currency: name,
    rate: rateOf(first.tax),
    amounts: amounts.join(` ${t("plans.or")} `),
  });
}

const rateOf = ({ percent }: Tax): string =>
  percent === null ? "" : `${formatPercent(percent, 3)} de `;

export function TaxNote({ prices, taxNumber }: Pick<Sale, "prices" | "taxNumber">) {
  const lines = currencies.flatMap((currency) => describe(currency, prices) ?? []);
  return (
    <div className={styles.note}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t(lines.length > 0 ? "tax.elsewhere" : "tax.unknown")}</p>
      {lines.length > 0 && taxNumber && <p>{t("tax.number", { number: taxNumber })}</p>}
    </div>
  );
}
