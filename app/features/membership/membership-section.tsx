import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSending } from "~/forms/use-answer";
import { to } from "~/i18n/paths";
import type {
  UnpaidSource,
  Plan,
  SubscriptionState,
} from "../../../contract/account/membership.ts";
import { formatDate, formatMoney } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { Outcome } from "~/forms/outcome";
import { membership } from "./words";
import styles from "./membership-section.module.css";
import { PendingPayment } from "./pending-payment";
import { ReceiptList, type ShownReceipt } from "./receipt-list";

const t = translator("membership", membership);

export type ShownMembership = {
  subscription: {
    state: SubscriptionState;
    plan: Plan;
    nextPlan: Plan | null;
    currency: string;
    amountCents: number;
    paymentMethod: string | null;
    periodEnd: string;
    graceUntil: string | null;
  } | null;
  isPending: boolean;
  others: { source: UnpaidSource; validUntil: string | null }[] | null;
};
type Subscription = NonNullable<ShownMembership["subscription"]>;

export type MembershipSectionProps = {
  overview: ShownMembership | null;
  receipts: ShownReceipt[] | null;
  seller: string;
  isResumed?: boolean;
  place: "membership" | "account";
};

export function MembershipSection(props: MembershipSectionProps) {
  const { overview, receipts, seller, isResumed, place } = props;
  return (
    <section
      className={place === "account" ? `${styles.section} ${styles.onAccount}` : styles.section}
      aria-labelledby="membership-title"
      id="membership"
    >
      <h2 id="membership-title" className={text.large}>
        {t("current.title")}
      </h2>
      {isResumed && overview?.subscription?.state === "active" && (
        <Outcome kind="success" title={t("resumed.title")} answer="resumed">
          {t("resumed.text", { date: formatDate(overview.subscription.periodEnd) })}
        </Outcome>
      )}
      {place === "account" && overview?.isPending && <PendingPayment />}
      {overview ? (
        <CurrentMembership {...overview} place={place} />
      ) : (
        <Alert kind="warning">{t("errors.overview")}</Alert>
      )}
      {(overview?.subscription || (receipts && receipts.length > 0)) && (
        <ReceiptList receipts={receipts} seller={seller} />
      )}
    </section>
  );
}

function CurrentMembership({
  subscription,
  others,
  place,
}: ShownMembership & { place: MembershipSectionProps["place"] }) {
  const hasOther = others !== null && others.length > 0;
  return (
    <>
      {others?.map(({ source, validUntil }) => (
        <Alert key={source} kind="success" title={t(`current.others.${source}`)}>
          {validUntil && t("current.others.until", { date: formatDate(validUntil) })}
        </Alert>
      ))}
      {subscription ? (
        <Paid subscription={subscription} place={place} />
      ) : (
        !hasOther && <p>{t("current.none")}</p>
      )}
      {place === "account" && (!subscription || subscription.state === "expired") && (
        <div>
          <Button to="/app/membership" variant="outline">
            {t("current.see")}
          </Button>
        </div>
      )}
    </>
  );
}

type MembershipFormProps = {
  intent: "cancel" | "undo" | "portal" | "card";
  returnTo: "membership" | "account";
  variant?: "fill" | "outline" | "text";
  color?: "primary" | "secondary";
  children: ReactNode;
};

function MembershipForm({ intent, returnTo, children, ...look }: MembershipFormProps) {
  const isBusy = useSending(intent);
  return (
    <Form method="post" action={to("/app/membership")} preventScrollReset>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" name="intent" value={intent} isLoading={isBusy} {...look}>
        {children}
      </Button>
    </Form>
  );
}

type PaidProps = { subscription: Subscription; place: MembershipSectionProps["place"] };

function Paid({ subscription, place }: PaidProps) {
  const { state, plan, currency, amountCents, periodEnd } = subscription;
  const date = formatDate(periodEnd);
  const isUnpaid = state === "grace" || state === "unpaid";
  const code = currency.toUpperCase() === "BRL" ? "BRL" : "CHF";
  const per = t(plan === "year" ? "plans.perYear" : "plans.perMonth");
  const rows = [
    [t("current.plan"), t(`current.${plan}`)],
    [t("current.price"), `${formatMoney(amountCents, code)} ${per}`],
    [t("current.method"), methodInWords(subscription.paymentMethod)],
    [t("current.state"), t(`current.states.${state}`)],
    ...dateRow(subscription),
    ...changeRow(subscription),
  ] as const;
  return (
    <>
      <StateNotice {...subscription} />
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state !== "expired" && (
        <div className={`${layout.cluster} ${layout.wide}`}>
          {isUnpaid ? (
            <MembershipForm intent="card" returnTo={place}>
              {t("grace.action")}
            </MembershipForm>
          ) : (
            <MembershipForm intent="card" returnTo={place} variant="outline">
              {t("manage.card")}
            </MembershipForm>
          )}
          <MembershipForm intent="portal" returnTo={place} variant="text">
            {t("manage.portal")}
          </MembershipForm>
        </div>
      )}
      {state === "active" && !subscription.nextPlan && (
        <p className={styles.note}>{t(`manage.from.${plan}`, { date })}</p>
      )}
      {state === "cancelled" && (
        <MembershipForm intent="undo" returnTo={place}>
          {t("cancelled.undo")}
        </MembershipForm>
      )}
      {(state === "active" || isUnpaid) && (
        <details className={styles.cancel}>
          <summary>{t("cancel.open")}</summary>
          <p>{isUnpaid ? t("cancel.atOnce") : t("cancel.text", { date })}</p>
          <MembershipForm intent="cancel" returnTo={place} variant="outline" color="secondary">
            {t("cancel.confirm")}
          </MembershipForm>
        </details>
      )}
    </>
  );
}

function StateNotice({ state, periodEnd, graceUntil }: Subscription) {
  const date = formatDate(periodEnd);
  if (state === "cancelled") {
    return (
      <Alert kind="info" title={t("cancelled.title")} isAnnounced>
        {t("cancelled.text", { date })}
      </Alert>
    );
  }
  if (state === "grace" && graceUntil) {
    return (
      <Alert kind="warning" title={t("grace.title")}>
        {t("grace.text", { date: formatDate(graceUntil) })}
      </Alert>
    );
  }
  if (state === "unpaid") {
    return (
      <Alert kind="warning" title={t("unpaid.title")}>
        {t("unpaid.text", { date })}
      </Alert>
    );
  }
  if (state === "expired") {
    return (
      <Alert kind="info" title={t("ended.title")}>
        {t("ended.text", { date })}
      </Alert>
    );
  }
  return null;
}

/** After a failed payment the current period is unpaid, so its end is not shown. */
function dateRow({ state, periodEnd, graceUntil }: Subscription): [string, string][] {
  if (state === "active") return [[t("current.next"), formatDate(periodEnd)]];
  if (state === "cancelled") return [[t("current.until"), formatDate(periodEnd)]];
  if (state === "grace" && graceUntil) return [[t("current.until"), formatDate(graceUntil)]];
  return [[t("current.ended"), formatDate(periodEnd)]];
}

function changeRow({ nextPlan, periodEnd }: Subscription): [string, string][] {
  if (!nextPlan) return [];
  const date = formatDate(periodEnd);
  return [[t("manage.change"), t(`manage.next.${nextPlan}`, { date })]];
}

function methodInWords(method: string | null): string {
  if (method === "card" || method === "twint" || method === "pix") {
    return t(`current.methods.${method}`);
  }
  return t("current.methods.other");
}
