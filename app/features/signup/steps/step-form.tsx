import type { ReactNode } from "react";
import { Form } from "@remix-run/react";
import type { PortalForm } from "~/forms/use-form";
import { useSending } from "~/forms/use-sending";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { FailureNotice } from "./failure-alert";
import styles from "./step-form.module.css";
import { stepPath, type StepAnswer } from "~/features/signup/flow/signup-view";
import type { SignupStep } from "../../../../contract/account/signup.ts";

const t = translator("signup", signup);

type StepFormProps = {
  step: SignupStep;
  back: SignupStep | null;
  answer: StepAnswer | null;
  form?: Pick<PortalForm, "formProps">;
  nextLabel?: string;
  /** The account exists, so the remaining steps are optional. */
  canWait?: boolean;
  aside?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
};

/** Works without scripts; its other buttons keep the typed values. */
export function StepForm(props: StepFormProps) {
  const { step, back, answer, form, nextLabel, canWait, aside, after, children } = props;
  const isBusy = useSending(step, "step");
  const failure = answer?.failure;
  return (
    <Form
      id={step}
      {...form?.formProps}
      method="post"
      action={`/pt-BR${stepPath(step)}`}
      preventScrollReset
      className={styles.form}
    >
      <input type="hidden" name="step" value={step} />
      {failure ? <FailureNotice failure={failure} step={step} /> : null}
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="lg" isLoading={isBusy} className={styles.next}>
          {nextLabel ?? t("next")}
        </Button>
        {back ? (
          <Button
            type="submit"
            name="intent"
            value="back"
            formNoValidate
            variant="outline"
            size="lg"
            icon="arrow-left"
            className={styles.back}
          >
            {t("back")}
          </Button>
        ) : null}
        {canWait ? (
          <Button
            type="submit"
            name="intent"
            value="later"
            formNoValidate
            variant="text"
            size="lg"
            className={styles.later}
          >
            {t("later")}
          </Button>
        ) : null}
        {aside}
      </div>
      {after}
    </Form>
  );
}
