import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FORM_KEY_NAME } from "~/form-key-name";
import { parseForm } from "~/http/parse-form";
import { formatMoney } from "~/i18n/format";
import { membership } from "~/i18n/pt-BR/membership";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormMistakes } from "~/ui/form-mistakes";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { TextField } from "~/ui/text-field";
import { LeaveForPayment } from "./leave-for-payment";
import { MembershipFailureNotice } from "./membership-failure-notice";
import { orderSchema, type Order } from "./membership.schema";
import type { MembershipAnswer } from "./membership.types";
import styles from "./plan-choice.module.css";

const t = translator("membership", membership);

type Plan = Order["plan"];
type Currency = Order["currency"];
type Price = { plan: Plan; currency: Currency; amountCents: number };

const CURRENCIES: readonly Currency[] = ["chf", "brl"];
const PLANS: readonly Plan[] = ["month", "year"];
const INCLUDED = ["cantons", "courses", "jobs", "tools", "community"] as const;

export type PlanChoiceProps = {
  /** Null while prices can't be told: then nothing is sold. */
  prices: Price[] | null;
  /** One sending of this form is one wish. */
  formKey: string;
  /** Where the member goes on after the provider's page. */
  returnTo: "membership" | "signup";
  answer?: MembershipAnswer | null;
  /** The way on without paying, always in sight. */
  free: ReactNode;
  /** Where members of the channel say so. */
  youtubeTo: string;
};

const money = (cents: number, currency: Currency) =>
  formatMoney(cents, currency === "chf" ? "CHF" : "BRL");

/** Plan and currency with their prices, what is in it, a coupon, and the way on for free. */
export function PlanChoice({
  prices,
  formKey,
  returnTo,
  answer,
  free,
  youtubeTo,
}: PlanChoiceProps) {
  const isSubmitting = useNavigation().formData?.get("intent") === "buy";
  const [form, fields] = useForm<Order>({
    id: "plan-choice",
    lastResult: answer?.kind === "mistakes" && !isSubmitting ? answer.lastResult : null,
    onValidate: ({ formData }) => parseForm(orderSchema, formData),
    shouldRevalidate: "onInput",
  });
  const others = (
    <div className={styles.others}>
      {free}
      <Button variant="text" to={youtubeTo}>
        {t("youtube")}
      </Button>
    </div>
  );
  if (answer?.kind === "leave") return <LeaveForPayment {...answer} />;
  if (!prices) {
    return (
      <div className={styles.choice}>
        <Notice kind="warning" title={t("errors.unavailableTitle")}>
          {t("errors.prices")}
        </Notice>
        {others}
      </div>
    );
  }
  return (
    <Form
      method="post"
      action={to("/app/membership")}
      {...getFormProps(form)}
      className={styles.choice}
    >
      {answer?.kind === "failed" && !isSubmitting && (
        <MembershipFailureNotice failure={answer.failure} />
      )}
      <FormMistakes
        key={answer?.kind === "mistakes" ? formKey : "none"}
        title={t("errors.summary")}
        fields={[fields.plan, fields.currency, fields.coupon]}
      />
      <input type="hidden" name="intent" value="buy" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name={FORM_KEY_NAME} value={formKey} />
      <div className={styles.row}>
        <RadioGroup
          id={fields.plan.id}
          name={fields.plan.name}
          label={t("plans.legend")}
          error={fields.plan.errors?.[0]}
          defaultValue="month"
          options={PLANS.map((plan) => ({
            value: plan,
            label: t(`plans.${plan}`),
            hint: describePlan(prices, plan),
          }))}
        />
        <RadioGroup
          id={fields.currency.id}
          name={fields.currency.name}
          label={t("currency.legend")}
          error={fields.currency.errors?.[0]}
          defaultValue="chf"
          options={CURRENCIES.filter((currency) => isOffered(prices, currency)).map((currency) => ({
            value: currency,
            label: t(`currency.${currency}`),
            hint: t(`currency.${currency}Hint`),
          }))}
        />
      </div>
      <div className={styles.included}>
        <h2 className={styles.title}>{t("included.title")}</h2>
        <ul className={styles.list}>
          {INCLUDED.map((point) => (
            <li key={point}>
              <Icon name="circle-check" size={18} />
              {t(`included.${point}`)}
            </li>
          ))}
        </ul>
        <p className={styles.soon}>{t("included.soon")}</p>
      </div>
      <TextField
        id={fields.coupon.id}
        name={fields.coupon.name}
        label={t("coupon.label")}
        hint={t("coupon.hint")}
        error={fields.coupon.errors?.[0]}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
      <div className={styles.actions}>
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {t("buy")}
        </Button>
        <p className={styles.note}>{t("buyNote")}</p>
      </div>
      {others}
    </Form>
  );
}

function findAmount(prices: readonly Price[], plan: Plan, currency: Currency): number | null {
  const found = prices.find((price) => price.plan === plan && price.currency === currency);
  return found?.amountCents ?? null;
}

const isOffered = (prices: readonly Price[], currency: Currency) =>
  prices.some((price) => price.currency === currency);

/** "CHF 9.90 ou R$ 59,90 por mês", and what a year saves. */
function describePlan(prices: readonly Price[], plan: Plan): string {
  const amounts = CURRENCIES.flatMap((currency) => {
    const cents = findAmount(prices, plan, currency);
    return cents === null ? [] : [money(cents, currency)];
  });
  const price = `${amounts.join(` ${t("plans.or")} `)} ${t(plan === "year" ? "plans.perYear" : "plans.perMonth")}`;
  const saving = plan === "year" ? findSaving(prices) : null;
  return saving ? `${price}. ${t("plans.saving", { amount: saving })}.` : price;
}

function findSaving(prices: readonly Price[]): string | null {
  const [month, year] = PLANS.map((plan) => findAmount(prices, plan, "chf"));
  if (month == null || year == null || year >= 12 * month) return null;
  return money(12 * month - year, "chf");
}
