import type { ReactNode } from "react";
import { FORM_KEY_NAME } from "~/forms/form-key-name";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { formatMoney } from "~/i18n/format";
import { membership } from "~/i18n/pt-BR/account/membership";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { RadioGroup } from "~/ui/form/radio-group";
import { CouponField } from "./coupon-field";
import { Included } from "./included";
import { LeaveForPayment } from "./leave-for-payment";
import { MembershipFailureNotice } from "./membership-failure-alert";
import { methodsInWords } from "./methods-in-words";
import { orderSchema } from "./membership.schema";
import type { MembershipAnswer, Price, Sale } from "./membership.types";
import styles from "./plan-choice.module.css";
import { TaxNote } from "./tax-note";
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
  /** Idempotency key. */
  formKey: string;
  action: string;
  returnTo: "membership" | "signup";
  answer?: MembershipAnswer | null;
  free: ReactNode;
  youtubeTo: string;
};

const money = (cents: number, currency: PriceCurrency) =>
  formatMoney(cents, currency === "chf" ? "CHF" : "BRL");

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
      <div className={styles.choice}>
        {sale === "closed" ? (
          <Notice kind="info" title={t("closed.title")}>
            {t("closed.text")}
          </Notice>
        ) : (
          <Notice kind="warning" title={t("errors.unavailableTitle")}>
            {t("errors.prices")}
          </Notice>
        )}
        {others}
      </div>
    );
  }
  const { prices, methods } = sale;
  return (
    <FormFrame form={form} action={action} className={styles.choice}>
      {answer?.failure && !form.isBusy && <MembershipFailureNotice failure={answer.failure} />}
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
