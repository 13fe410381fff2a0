import type { ReactNode } from "react";
import { FORM_KEY_NAME } from "~/forms/form-key-name";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm, type FieldSpread } from "~/forms/use-form";
import { formatMoney, formatPercent } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextField } from "~/ui/form/text-field";
import { Icon } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import { listComingOffers, listOpenOffers } from "../../../contract/account/offer.ts";
import { LeaveForPayment } from "./leave-for-payment";
import { MembershipFailureAlert } from "./membership-failure-alert";
import { orderSchema, type MembershipAnswer, type Price, type Sale } from "./membership.schema";
import type { Purchase } from "./membership.server";
import { PendingPayment } from "./pending-payment";
import { membership } from "./words";
import styles from "./plan-choice.module.css";
import {
  currencies,
  type Plan,
  plans,
  type PriceCurrency,
} from "../../../contract/account/membership.ts";

const t = translator("membership", membership);

export type PlanChoiceProps = {
  /** Null while prices are unavailable; "closed" if nothing is for sale. */
  sale: Sale | "closed" | null;
  formKey: string;
  action: string;
  returnTo: "membership" | "signup";
  answer?: MembershipAnswer | null;
  free: ReactNode;
  youtubeTo: string;
};

const money = (cents: number, currency: PriceCurrency) =>
  formatMoney(cents, currency === "chf" ? "CHF" : "BRL");

function CouponField(field: FieldSpread) {
  return (
    <details open={Boolean(field.error ?? field.defaultValue)}>
      <summary>{t("coupon.open")}</summary>
      <TextField
        {...field}
        label={t("coupon.label")}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
    </details>
  );
}

export function Included() {
  const comingOffers = listComingOffers();
  return (
    <div className={styles.included}>
      <h2 className={styles.title}>{t("included.title")}</h2>
      <ul className={styles.list}>
        {listOpenOffers().map(({ area, title, paying }) => (
          <li key={area}>
            <Icon name="circle-check" size={18} />
            <span>
              <b>{title}</b>: {paying}
            </span>
          </li>
        ))}
      </ul>
      {comingOffers.length > 0 && (
        <section className={styles.soon} aria-labelledby="included-soon">
          <h3 id="included-soon">{t("included.soonTitle")}</h3>
          <p>{comingOffers.map(({ title }) => title).join(" · ")}</p>
          <p>{t("included.soonText")}</p>
        </section>
      )}
    </div>
  );
}

const oneOf = new Intl.ListFormat("pt-BR", { type: "disjunction" });

function methodsInWords(methods: readonly string[]): string | undefined {
  const words = methods.flatMap((method) =>
    method === "card" || method === "twint" || method === "pix"
      ? [t(`current.methods.${method}`)]
      : [],
  );
  return words.length > 0 ? oneOf.format(words) : undefined;
}

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

function TaxNote({ prices, taxNumber }: Pick<Sale, "prices" | "taxNumber">) {
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

export function PlanChoice({
  sale,
  formKey,
  action,
  returnTo,
  answer,
  free,
  youtubeTo,
}: PlanChoiceProps) {
  const form = useForm(orderSchema, {
    id: "plan-choice",
    intent: "buy",
    answer,
    defaults: { plan: "month", currency: "chf" },
  });
  const others = (
    <div className={styles.others}>
      {free}
      <Button variant="text" to={youtubeTo}>
        {t("youtube")}
      </Button>
    </div>
  );
  if (answer?.leave) return <LeaveForPayment {...answer.leave} />;
  if (sale === null || sale === "closed") {
    return (
      <div className={`${layout.stack} ${layout.wide}`}>
        {sale === "closed" ? (
          <Alert kind="info" title={t("closed.title")}>
            {t("closed.text")}
          </Alert>
        ) : (
          <Alert kind="warning" title={t("errors.unavailableTitle")}>
            {t("errors.prices")}
          </Alert>
        )}
        {others}
      </div>
    );
  }
  const { prices, methods } = sale;
  return (
    <FormFrame form={form} action={action} className={`${layout.stack} ${layout.wide}`}>
      {answer?.failure && !form.isBusy && <MembershipFailureAlert failure={answer.failure} />}
      <FormErrors title={t("errors.summary")} form={form} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name={FORM_KEY_NAME} value={formKey} />
      <div className={styles.row}>
        <RadioGroup
          {...form.field("plan")}
          label={t("plans.legend")}
          options={plans.map((plan) => ({
            value: plan,
            label: t(`plans.${plan}`),
            hint: describePlan(prices, plan),
          }))}
        />
        <RadioGroup
          {...form.field("currency")}
          label={t("currency.legend")}
          options={currencies
            .filter((currency) => isOffered(prices, currency))
            .map((currency) => ({
              value: currency,
              label: t(`currency.${currency}`),
              hint: methodsInWords(methods[currency]),
            }))}
        />
      </div>
      <TaxNote {...sale} />
      <Included />
      <CouponField {...form.field("coupon")} />
      <div className={styles.actions}>
        <Button type="submit" size="lg" isLoading={form.isBusy}>
          {t("buy")}
        </Button>
        <p className={styles.note}>{t("buyNote")}</p>
      </div>
      {others}
    </FormFrame>
  );
}

function findAmount(prices: readonly Price[], plan: Plan, currency: PriceCurrency): number | null {
  const found = prices.find((price) => price.plan === plan && price.currency === currency);
  return found?.amountCents ?? null;
}

const isOffered = (prices: readonly Price[], currency: PriceCurrency) =>
  prices.some((price) => price.currency === currency);

function describePlan(prices: readonly Price[], plan: Plan): string {
  const amounts = currencies.flatMap((currency) => {
    const cents = findAmount(prices, plan, currency);
    return cents === null ? [] : [money(cents, currency)];
  });
  const price = `${amounts.join(` ${t("plans.or")} `)} ${t(plan === "year" ? "plans.perYear" : "plans.perMonth")}`;
  const saving = plan === "year" ? findSaving(prices) : null;
  return saving ? `${price}. ${t("plans.saving", { amount: saving })}.` : price;
}

function findSaving(prices: readonly Price[]): string | null {
  const amounts = currencies.flatMap((currency) => {
    const [month, year] = plans.map((plan) => findAmount(prices, plan, currency));
    if (month == null || year == null || year >= 12 * month) return [];
    return [money(12 * month - year, currency)];
  });
  return amounts.length > 0 ? amounts.join(` ${t("plans.or")} `) : null;
}

type PlansProps = Purchase & Omit<PlanChoiceProps, keyof Purchase>;

export function Plans({ isPending, ...choice }: PlansProps) {
  return isPending ? <PendingPayment /> : <PlanChoice {...choice} />;
}
