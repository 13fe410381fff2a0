import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { profile as words } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { FormKey } from "~/ui/form-key";
import { FormMistakes } from "~/ui/form-mistakes";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";
import type { ProfileAnswer } from "./profile-answer";
import { emailChangeSchema, type EmailChange } from "./profile.schema";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";
import { useUnsavedChanges } from "./unsaved-changes";

const t = translator("profile", words);

export const EMAIL_INTENT = "change-email";

type EmailSectionProps = { email: string; answer: ProfileAnswer | null };

/** On the account page; a form without JavaScript too. */
export function EmailSection({ email, answer }: EmailSectionProps) {
  const isSubmitting = useNavigation().formData?.get("intent") === EMAIL_INTENT;
  const [sendings, setSendings] = useState(0);
  const noteChange = useUnsavedChanges(answer);
  const [form, fields] = useForm<EmailChange>({
    id: "change-email",
    lastResult: answer?.isDone || isSubmitting ? null : answer?.lastResult,
    onValidate: ({ formData }) => parseForm(emailChangeSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _emailKey, ...newEmail } = getInputProps(fields.email, { type: "email" });
  const { key: _passwordKey, ...password } = getInputProps(fields.password, { type: "password" });
  return (
    <section className={styles.section} aria-labelledby="email-title">
      <h2 id="email-title" className={styles.heading}>
        {t("email.title")}
      </h2>
      <p>{t("email.now", { email })}</p>
      <p className={styles.note}>{t("email.lead")}</p>
      <FormMistakes
        key={`${sendings}${answer?.lastResult ? "*" : ""}`}
        title={t("errors.summary")}
        fields={[fields.email, fields.password]}
      />
      <SaveMessage
        failure={answer?.failure ?? null}
        done={answer?.isDone && t("email.sent", { email: answer.sentTo ?? "" })}
      />
      <Form
        key={answer?.sentTo}
        method="post"
        className={`${styles.form} ${styles.narrow}`}
        {...getFormProps(form)}
        onChange={noteChange}
        onSubmit={(event) => {
          form.onSubmit(event);
          setSendings(sendings + 1);
        }}
      >
        <input type="hidden" name="intent" value={EMAIL_INTENT} />
        <FormKey lastResult={answer?.lastResult} done={answer?.isDone ? answer : null} />
        <TextField
          {...newEmail}
          required
          label={t("email.new")}
          error={fields.email.errors?.[0]}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...password}
          required
          label={t("email.password")}
          error={fields.password.errors?.[0]}
          showLabel={t("email.showPassword")}
          hideLabel={t("email.hidePassword")}
          autoComplete="current-password"
        />
        <div className={styles.actions}>
          <Button type="submit" isLoading={isSubmitting}>
            {t("email.submit")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
