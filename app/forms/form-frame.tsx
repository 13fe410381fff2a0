import { Form, type FormProps } from "@remix-run/react";
import { FormKey } from "./form-key";
import type { PortalForm } from "./use-form";

type FormFrameProps = FormProps & {
  form: Pick<PortalForm, "formProps" | "intent" | "isOnce" | "answer">;
};

export function FormFrame({ form, children, ...props }: FormFrameProps) {
  const { formProps, intent, isOnce, answer } = form;
  return (
    <Form method="post" {...props} {...formProps}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      {isOnce && <FormKey lastResult={answer?.lastResult} done={answer?.isDone ? answer : null} />}
      {children}
    </Form>
  );
}
