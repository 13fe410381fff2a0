import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { auth } from "~/i18n/pt-BR/auth";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";
import type { SecondStepFailure } from "./auth.schema";
import { DemoAccounts, type DemoLogin } from "./demo-accounts";
import { LoginErrors } from "./login-errors";
import { LoginFrame } from "./login-frame";
import { LoginNoticeBox } from "./login-notice-box";
import type { LoginNotice } from "./login-notices";
import styles from "./login-page.module.css";
import { parseLogin } from "./parse-login";
import { PasskeyLogin } from "./passkey-login";

const t = translator("auth", auth);

export type LoginPageProps = {
  /** `submission.reply()` of the action. */
  lastResult?: SubmissionResult | null;
  failure?: SecondStepFailure | null;
  notice?: LoginNotice | null;
  /** Where to go after login: a path inside the portal, already checked. */
  redirectTo?: string;
  demo?: DemoLogin | null;
};

/** Conform checks a field by a sending of its own, through a button that carries a name. */
function isSentByPerson(event: Event): boolean {
  return !(event as SubmitEvent).submitter?.hasAttribute("name");
}

export function LoginPage(props: LoginPageProps) {
  const { lastResult, failure, notice, redirectTo, demo } = props;
  const isSubmitting = useNavigation().state !== "idle";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm({
    lastResult: isSubmitting ? null : lastResult,
    onValidate: ({ formData }) => parseLogin(formData),
    shouldRevalidate: "onInput",
  });
  const { key: _emailKey, ...email } = getInputProps(fields.email, { type: "email" });
  const { key: _passwordKey, ...password } = getInputProps(fields.password, { type: "password" });
  return (
    <LoginFrame>
      <h1 className={styles.title}>{t("login.title")}</h1>
      <p className={styles.lead}>{t("login.lead")}</p>
      {notice && !failure ? <LoginNoticeBox notice={notice} /> : null}
      <LoginErrors
        key={sendings}
        failure={isSubmitting ? null : failure}
        fields={[
          { id: fields.email.id, error: fields.email.errors?.[0] },
          { id: fields.password.id, error: fields.password.errors?.[0] },
        ]}
      />
      <Form
        method="post"
        preventScrollReset
        className={styles.form}
        {...getFormProps(form)}
        onSubmit={(event) => {
          form.onSubmit(event);
          if (isSentByPerson(event.nativeEvent)) setSendings(sendings + 1);
        }}
      >
        {redirectTo ? <input type="hidden" name="redirect" value={redirectTo} /> : null}
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
        <PasswordField
          {...password}
          required
          label={t("login.password")}
          error={fields.password.errors?.[0]}
          showLabel={t("login.showPassword")}
          hideLabel={t("login.hidePassword")}
          autoComplete="current-password"
        />
        <a className={styles.forgot} href={to("/forgot-password")}>
          {t("login.forgot")}
        </a>
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {t("login.submit")}
        </Button>
      </Form>
      <PasskeyLogin redirectTo={redirectTo} />
      <p className={styles.signup}>
        {t("login.newHere")} <a href={to("/signup")}>{t("login.signup")}</a>
      </p>
      <p className={styles.signup}>
        {t("login.trouble")} <a href={to("/contact")}>{t("login.contact")}</a>
      </p>
      {demo ? (
        <DemoAccounts
          {...demo}
          onChoose={(account) => {
            form.update({ name: fields.email.name, value: account });
            form.update({ name: fields.password.name, value: demo.password });
          }}
        />
      ) : null}
    </LoginFrame>
  );
}
