import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { auth } from "~/i18n/pt-BR/auth";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { recoverySchema, type RecoveryInput } from "./auth.schema";
import { LoginErrors } from "./login-errors";
import { LoginFrame } from "./login-frame";
import styles from "./login-page.module.css";
import type { RecoveryAnswer } from "./recovery.server";

const t = translator("auth", auth);

export function ForgotPasswordPage({ answer }: { answer: RecoveryAnswer | null }) {
  return (
    <LoginFrame>
      {answer?.sentTo ? <LinkSent email={answer.sentTo} /> : <AskForLink answer={answer} />}
      <p className={styles.signup}>
        <a href={to("/login")}>{t("login.backTo")}</a>
      </p>
    </LoginFrame>
  );
}

/** The same words whether the address has an account or not. */
function LinkSent({ email }: { email: string }) {
  return (
    <>
      <h1 className={styles.title}>{t("recovery.sentTitle")}</h1>
      <div className={styles.form}>
        <Notice kind="success" isAnnounced>
          {t("recovery.sent", { email })}
        </Notice>
        <p>{t("recovery.sentHint")}</p>
        <a className={styles.forgot} href={to("/forgot-password")}>
          {t("recovery.again")}
        </a>
      </div>
    </>
  );
}

function AskForLink({ answer }: { answer: RecoveryAnswer | null }) {
  const isSubmitting = useNavigation().state !== "idle";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<RecoveryInput>({
    lastResult: isSubmitting ? null : (answer?.lastResult ?? null),
    onValidate: ({ formData }) => parseForm(recoverySchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _key, ...email } = getInputProps(fields.email, { type: "email" });
  return (
    <>
      <h1 className={styles.title}>{t("recovery.title")}</h1>
      <p className={styles.lead}>{t("recovery.lead")}</p>
      <LoginErrors
        key={sendings}
        failure={isSubmitting ? null : (answer?.failure ?? null)}
        fields={[{ id: fields.email.id, error: fields.email.errors?.[0] }]}
      />
      <Form
        method="post"
        className={styles.form}
        {...getFormProps(form)}
        onSubmit={(event) => {
          form.onSubmit(event);
          setSendings(sendings + 1);
        }}
      >
        <TextField
          {...email}
          required
          label={t("login.email")}
          error={fields.email.errors?.[0]}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {t("recovery.submit")}
        </Button>
      </Form>
    </>
  );
}
