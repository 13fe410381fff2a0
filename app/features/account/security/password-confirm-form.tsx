import type { FormEvent, ReactNode } from "react";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PasswordField } from "~/ui/form/password-field";
import type { SecurityAnswer, SecurityIntent } from "./security.server";
import { currentPasswordSchema } from "./security.schema";
import { security } from "./words";
import styles from "./security.module.css";

const t = translator("security", security);

type PasswordConfirmFormProps = {
  intent: SecurityIntent;
  submit: string;
  color?: "primary" | "secondary";
  answer: SecurityAnswer | null;
  children?: ReactNode;
  isBusy?: boolean;
  /** Replaces the form's own submit. `defaultPrevented` is set if the form has errors. */
  onSend?: (event: FormEvent<HTMLFormElement>) => void;
};

export function PasswordConfirmForm(props: PasswordConfirmFormProps) {
  const { intent, submit, color = "primary", answer, children, isBusy = false, onSend } = props;
  const form = useForm(currentPasswordSchema, { intent, answer, ...(onSend && { onSend }) });
  return (
    <FormFrame form={form} preventScrollReset className={styles.form}>
      <FormErrors title={t("errors.summary")} form={form} />
      {children}
      <PasswordField
        {...form.field("currentPassword")}
        required
        label={t("currentPassword")}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" color={color} isLoading={form.isBusy || isBusy}>
          {submit}
        </Button>
      </div>
    </FormFrame>
  );
}
