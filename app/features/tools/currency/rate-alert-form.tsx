import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import { Outcome } from "~/forms/outcome";
import { formatDate, formatNumber } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import layout from "~/ui/layout/layout.module.css";
import type { RateAlert } from "../../../../contract/api/exchange-rates-v1.ts";
import type { Currency } from "../../../../contract/calculators/exchange.ts";
import { currency as words } from "./words";
import styles from "./rate-alert-form.module.css";

const t = translator("currency", words);

export type AlertAnswer = {
  problem: "pair" | "threshold" | "unknown" | "away" | null;
  done?: "set" | "removed";
  typed: string;
};

type RateAlertFormProps = {
  alerts: readonly RateAlert[] | null;
  from: Currency;
  to: Currency;
  /** Without one, an alert can only be removed. */
  hasRate: boolean;
  answer: AlertAnswer | null;
};

/** Only members who set an alert are notified, once. */
export function RateAlertForm({ alerts, from, to, hasRate, answer }: RateAlertFormProps) {
  const isBusy = useSending("alert");
  return (
    <section aria-labelledby="rate-alerts" className={`${styles.alerts} ${layout.stack}`}>
      <h3 id="rate-alerts">{t("alerts.heading")}</h3>
      {answer?.problem && answer.problem !== "threshold" && (
        <Outcome kind="error" title={t(`alerts.problems.${answer.problem}`)} answer={answer} />
      )}
      {answer?.done && !answer.problem && (
        <Outcome kind="success" title={t(`alerts.done.${answer.done}`)} answer={answer} />
      )}
      {alerts === null ? (
        <p>{t("alerts.away")}</p>
      ) : (
        <>
          <p>{t("alerts.lead")}</p>
          {alerts.length > 0 && (
            <ul className={`${layout.stack} ${layout.tight}`}>
              {alerts.map((alert) => (
                <WaitingAlert key={`${alert.from}${alert.to}`} alert={alert} />
              ))}
            </ul>
          )}
          {hasRate && from !== to && (
            <Form
              method="post"
              preventScrollReset
              className={`${styles.form} ${layout.stack}`}
              noValidate
            >
              <input type="hidden" name="intent" value="alert" />
              <input type="hidden" name="from" value={from} />
              <input type="hidden" name="to" value={to} />
              <TextField
                name="threshold"
                label={t("alerts.threshold", { from, to })}
                hint={t("alerts.hint")}
                error={answer?.problem === "threshold" ? t("alerts.problems.threshold") : undefined}
                defaultValue={answer?.typed ?? ""}
                inputMode="decimal"
                autoComplete="off"
              />
              <Button type="submit" variant="outline" isLoading={isBusy}>
                {t("alerts.set")}
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  );
}

function WaitingAlert({ alert }: { alert: RateAlert }) {
  const { from, to, isRising, noticedAt } = alert;
  const values = { from, to, rate: formatNumber(alert.threshold, 6) };
  const text = t(isRising ? "alerts.rising" : "alerts.falling", values);
  return (
    <li className={styles.alert}>
      <span>
        {text}
        {noticedAt && ` · ${t("alerts.told", { date: formatDate(noticedAt) })}`}
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove-alert" />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="to" value={to} />
        <Button type="submit" variant="text" size="sm">
          {t("alerts.remove")}
          <VisuallyHidden>: {text}</VisuallyHidden>
        </Button>
      </Form>
    </li>
  );
}
