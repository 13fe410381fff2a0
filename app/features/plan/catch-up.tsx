import { Form } from "@remix-run/react";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import layout from "~/ui/layout/layout.module.css";
import type { CatchUp } from "./plan-view.server";
import type { PlanAnswer, PlanStep } from "./plan.server";
import styles from "./plan-page.module.css";

const t = translator("plan", words);

type CatchUpFormProps = {
  catchUp: CatchUp;
  isCommuter: boolean;
  answer: PlanAnswer | undefined;
};

/** Offers a member who joined late to mark past steps together. */
export function CatchUpForm({ catchUp: { months, steps }, isCommuter, answer }: CatchUpFormProps) {
  return (
    <Form
      method="post"
      action={to("/app/plan")}
      className={styles.step}
      aria-labelledby="plan-catch-up"
    >
      <h2 id="plan-catch-up" className={styles.name}>
        {t(isCommuter ? "catchUp.commuterTitle" : "catchUp.title", { count: months })}
      </h2>
      <p className={styles.lead}>{t("catchUp.text")}</p>
      <fieldset className={styles.fields}>
        <legend className={styles.details}>{t("catchUp.steps")}</legend>
        {steps.map(({ id, title, when }) => (
          <Checkbox
            key={id}
            name="steps"
            value={id}
            label={title}
            hint={when ?? undefined}
            defaultChecked={answer?.typed.steps.includes(id)}
          />
        ))}
      </fieldset>
      {steps.map(({ id }) => (
        <input key={id} type="hidden" name="listed" value={id} />
      ))}
      {answer?.failed === "nothing" && (
        <p role="alert" className={styles.failed}>
          {t("catchUp.nothing")}
        </p>
      )}
      <p className={`${layout.cluster} ${layout.wide}`}>
        <Button type="submit" name="intent" value="catch-up">
          {t("catchUp.save")}
        </Button>
        <Button type="submit" name="intent" value="catch-up-all" variant="outline">
          {t("catchUp.all")}
        </Button>
        <Button type="submit" name="intent" value="catch-up-none" variant="text">
          {t("catchUp.none")}
        </Button>
      </p>
    </Form>
  );
}

/** The steps that the member marked together a moment ago, with their way back. */
export function MarkedTogether({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <Form method="post" action={to("/app/plan")} className={styles.marked}>
      <span role="status">{t("catchUp.marked", { count: steps.length })}</span>
      {steps.map(({ id }) => (
        <input key={id} type="hidden" name="steps" value={id} />
      ))}
      <Button type="submit" name="intent" value="catch-up-undo" variant="text" size="sm">
        {t("undo")}
      </Button>
    </Form>
  );
}
