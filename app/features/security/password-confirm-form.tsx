import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { parseForm } from "~/http/parse-form";
import { security } from "~/i18n/pt-BR/security";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormMistakes } from "~/ui/form-mistakes";
import { PasswordField } from "~/ui/password-field";
import type { SecurityAnswer, SecurityIntent } from "./security-answer";
import { currentPasswordSchema, type CurrentPasswordInput } from "./security.schema";
import styles from "./security.module.css";

const t = translator("security", security);

type PasswordConfirmFormProps = {
  intent: SecurityIntent;
  submit: string;
  color?: "primary" | "secondary";
  answer: SecurityAnswer | null;
  /** Hidden and further fields, above the password. */
  children?: ReactNode;
  isBusy?: boolean;
  /** Takes the sending over from the page, once the form is filled in rightly. */
  onSend?: (event: FormEvent<HTMLFormElement>) => void;
};

/** A change that asks for the password again. */
export function PasswordConfirmForm(props: PasswordConfirmFormProps) {
  const { intent, submit, color = "primary", answer, children, isBusy = false, onSend } = props;
  const isSubmitting = useNavigation().formData?.get("intent") === intent;
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<CurrentPasswordInput>({
    id: useId(),
    lastResult: isSubmitting ? null : (answer?.lastResult ?? null),
    onValidate: ({ formData }) => parseForm(currentPasswordSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _key, ...password } = getInputProps(fields.currentPassword, { type: "password" });
  return (
    <Form
      method="post"
      preventScrollReset
      className={styles.form}
      {...getFormProps(form)}
      onSubmit={(event) => {
        form.onSubmit(event);
        setSendings(sendings + 1);
        if (!event.defaultPrevented) onSend?.(event);
      }}
    >
      <FormMistakes
        key={`${sendings}${answer?.lastResult && !isSubmitting ? "*" : ""}`}
        title={t("errors.summary")}
        fields={[fields.currentPassword]}
      />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <PasswordField
        {...password}
        required
        label={t("currentPassword")}
        error={fields.currentPassword.errors?.[0]}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" color={color} isLoading={isSubmitting || isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
