import { Form } from "@remix-run/react";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/action/button";
import { StateMessage } from "~/ui/feedback/state-message";
import { TextField } from "~/ui/form/text-field";
import { PlanCalendar } from "./plan-calendar";
import { PlanStepItem } from "./plan-step-item";
import type { Arrival, Plan, PlanAnswer } from "./plan.schema";
import styles from "./plan-page.module.css";

const t = translator("plan", words);

type PlanPageProps = {
  plan: Plan;
  answer: PlanAnswer | undefined;
};

export function PlanPage({ plan, answer }: PlanPageProps) {
  const { steps, doneCount, ownCount, arrival, feed } = plan;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <Form method="post" action={to("/app/plan")} className={styles.form} key={arrival.day}>
        <input type="hidden" name="intent" value="arrival" />
        <TextField
          type="date"
          name="arrival"
          label={t("arrival")}
          hint={t("arrivalHint")}
          error={answer?.failed === "day" ? t("wrongDay") : undefined}
          defaultValue={arrival.kind === "day" ? arrival.day : ""}
        />
        <Button type="submit" variant="outline">
          {t("recount")}
        </Button>
      </Form>
      <p className={styles.from}>{fromText(arrival)}</p>
      {steps.length === 0 ? (
        <StateMessage kind="empty" title={t("empty")}>
          {t("emptyText")}
        </StateMessage>
      ) : (
        <>
          <p role="status">{t("done", { count: doneCount, all: ownCount })}</p>
          {answer?.failed === "tick" && (
            <p role="alert" className={styles.failed}>
              {t("failed")}
            </p>
          )}
          <ol className={styles.steps}>
            {steps.map((step) => (
              <PlanStepItem key={step.id} step={step} />
            ))}
          </ol>
          {arrival.day !== null && (
            <PlanCalendar
              feed={feed}
              isExact={arrival.kind === "day"}
              feedUrl={answer?.feedUrl ?? null}
              hasFailed={answer?.failed === "feed"}
            />
          )}
          <p>
            <Button to={to("/app/plan/arrival-kit")} variant="outline" size="sm">
              {t("kit")}
            </Button>
          </p>
          <p className={styles.from}>{t("note")}</p>
        </>
      )}
    </div>
  );
}

function fromText(arrival: Arrival): string {
  if (arrival.day === null) return t(arrival.kind);
  return t(arrival.kind === "day" ? "from" : "fromMonth", { day: arrival.label });
}
