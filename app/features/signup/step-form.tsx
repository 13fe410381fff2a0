import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Form } from "@remix-run/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FailureNotice } from "./failure-notice";
import styles from "./step-form.module.css";
import { stepPath, type SignupFailure, type SignupStep } from "./signup-view";

const t = translator("signup", signup);

type FormAttributes = Pick<
  ComponentPropsWithoutRef<"form">,
  "id" | "onSubmit" | "noValidate" | "aria-describedby" | "aria-invalid"
>;

type StepFormProps = {
  step: SignupStep;
  back: SignupStep | null;
  failure?: SignupFailure | null;
  isSubmitting: boolean;
  nextLabel?: string;
  /** The account exists: what remains can wait. */
  canWait?: boolean;
  /** Attributes of the form itself. */
  form?: FormAttributes;
  /** Beside the button that leads on. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** One step as a form that works without scripts; its other buttons keep what was typed. */
export function StepForm(props: StepFormProps) {
  const { step, back, failure, isSubmitting, nextLabel, canWait, form, aside, children } = props;
  return (
    <Form
      id={step}
      {...form}
      method="post"
      action={`/pt-BR${stepPath(step)}`}
      preventScrollReset
      className={styles.form}
    >
      <input type="hidden" name="step" value={step} />
      {failure ? <FailureNotice failure={failure} step={step} /> : null}
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="lg" isLoading={isSubmitting} className={styles.next}>
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
    </Form>
  );
}
