import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { passwordStrength } from "~/i18n/pt-BR/password-strength";
import { security } from "~/i18n/pt-BR/security";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormMistakes } from "~/ui/form-mistakes";
import { PasswordField } from "~/ui/password-field";
import { PasswordStrength } from "~/ui/password-strength";
import type { SecurityFailure } from "./security-answer";
import { SecurityMessage } from "./security-message";
import { changePasswordSchema, type ChangePasswordInput } from "./security.schema";
import styles from "./security.module.css";

const t = translator("security", security);

export type PasswordPageProps = {
  email: string;
  isDone: boolean;
  lastResult: SubmissionResult | null;
  failure: SecurityFailure | null;
};

export function PasswordPage({ email, isDone, lastResult, failure }: PasswordPageProps) {
  const isSubmitting = useNavigation().state === "submitting";
  const [sendings, setSendings] = useState(0);
  const [typed, setTyped] = useState("");
  const [form, fields] = useForm<ChangePasswordInput>({
    lastResult: isSubmitting ? null : lastResult,
    onValidate: ({ formData }) => parseForm(changePasswordSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _current, ...current } = getInputProps(fields.currentPassword, {
    type: "password",
  });
  const { key: _next, ...next } = getInputProps(fields.newPassword, { type: "password" });
  const reveal = { showLabel: t("showPassword"), hideLabel: t("hidePassword") };
  return (
    <section className={styles.section} aria-labelledby="password-title">
      <h2 id="password-title" className={styles.heading}>
        {t("password.title")}
      </h2>
      <p className={styles.note}>{t("password.lead")}</p>
      <SecurityMessage failure={failure} done={isDone ? t("password.done") : null} />
      <Form
        key={isDone ? "changed" : "open"}
        method="post"
        className={styles.form}
        {...getFormProps(form)}
        onSubmit={(event) => {
          form.onSubmit(event);
          setSendings(sendings + 1);
        }}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === next.name) {
            setTyped(target.value);
          }
        }}
      >
        <FormMistakes
          key={`${sendings}${lastResult && !isSubmitting ? "*" : ""}`}
          title={t("errors.summary")}
          fields={[fields.currentPassword, fields.newPassword]}
        />
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...current}
          {...reveal}
          required
          label={t("currentPassword")}
          error={fields.currentPassword.errors?.[0]}
          autoComplete="current-password"
        />
        <PasswordField
          {...next}
          {...reveal}
          required
          label={t("password.newPassword")}
          hint={t("password.hint")}
          error={fields.newPassword.errors?.[0]}
          autoComplete="new-password"
        />
        <PasswordStrength password={typed} {...passwordStrength} />
        <div>
          <Button type="submit" isLoading={isSubmitting}>
            {t("password.submit")}
          </Button>
        </div>
      </Form>
      <p className={styles.note}>{t("password.forgot")}</p>
    </section>
  );
}
