import { type ReactNode, useState, useEffect } from "react";
import { Form } from "@remix-run/react";
import { stepSchemas, type QuestionStep } from "~/features/signup/flow/signup.schema";
import { type PortalForm, useForm, type FormError } from "~/forms/use-form";
import { useSending } from "~/forms/use-answer";
import type * as z from "~/forms/zod";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { focusField } from "~/ui/form/focus-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { FailureAlert } from "./failure-alert";
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
  isOptional?: boolean;
  aside?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
};

/** Works without scripts; its other buttons keep the typed values. */
export function StepForm(props: StepFormProps) {
  const { step, back, answer, form, nextLabel, isOptional, aside, after, children } = props;
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
      {failure ? <FailureAlert failure={failure} step={step} /> : null}
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
        {isOptional ? (
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

export type StepProps = {
  back: SignupStep | null;
  answer: StepAnswer | null;
};

type StepInput<Step extends QuestionStep> = z.infer<(typeof stepSchemas)[Step]>;

const schemas: { [Step in QuestionStep]: z.ZodMiniType<StepInput<Step>> } = stepSchemas;

export function useStep<Step extends QuestionStep>(
  step: Step,
  answer: StepAnswer | null,
  defaults: { [Name in keyof StepInput<Step>]?: string | string[] },
) {
  const [sent, setSent] = useState<FormData | null>(null);
  const form = useForm(schemas[step], {
    id: step,
    answer,
    defaults,
    onSend: (event) => setSent(new FormData(event.currentTarget)),
  });

  /**
   * Hides the error of a field that was not part of the last submission. Without scripts, the server's
   * answer tells what was submitted.
   */
  function followUpField(
    name: keyof StepInput<Step> & string,
    requester: keyof StepInput<Step> & string,
    asking: string,
  ) {
    const { error, ...field } = form.field(name);
    const answered = sent ? sent.get(requester) : answer?.lastResult?.initialValue?.[requester];
    return answered === asking && error ? { ...field, error } : field;
  }
  return { ...form, followUp: followUpField };
}

/** Steps are short, so a list above would repeat every error. */
export function StepErrors({ errors }: { errors: readonly FormError[] }) {
  useEffect(() => {
    const [first] = errors;
    if (first) focusField(first.id);
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <VisuallyHidden>
      <span role="alert">{t("errors.count", { count: errors.length })}</span>
    </VisuallyHidden>
  );
}
